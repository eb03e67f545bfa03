import type { SpawnSyncOptions } from 'node:child_process'

export const root: string
export function stop(text: string): never
export function must(program: string, args: readonly string[], options?: SpawnSyncOptions): void
export function findNode(): string
export function once(lock: string, work: () => void): void
export function withNode(node: string): NodeJS.ProcessEnv
