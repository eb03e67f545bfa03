/** What an operator can watch (Prometheus). */
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export class Metrics {
  readonly registry = new Registry()
  private readonly commands: Histogram<'type' | 'status'>
  private readonly store: Histogram

  constructor(of: { readonly streams: () => number; readonly tables: () => number }) {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.commands = new Histogram({
      name: 'watchfires_command_seconds',
      help: 'From a command to its answer, durable and told',
      labelNames: ['type', 'status'],
      buckets: SECONDS,
      registers,
    })
    this.store = new Histogram({
      name: 'watchfires_store_seconds',
      help: 'One transaction of the store, commands of one turn together',
      buckets: SECONDS,
      registers,
    })
    gauge({ name: 'watchfires_streams', help: 'Open event streams', read: of.streams })
    gauge({ name: 'watchfires_tables', help: 'Tables held in memory', read: of.tables })

    function gauge({ name, help, read }: { name: string; help: string; read: () => number }): void {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    }
  }

  answered(of: { readonly type: string; readonly status: number; readonly ms: number }): void {
    this.commands.labels(of.type, String(of.status)).observe(of.ms / 1000)
  }

  stored(ms: number): void {
    this.store.observe(ms / 1000)
  }
}
