declare module 'subset-font' {
  interface Cut {
    readonly targetFormat: 'woff2'
    readonly keepFeatures: readonly string[]
    readonly noHinting: boolean
  }
  export default function subset(font: Buffer, letters: string, cut: Cut): Promise<Buffer>
}
