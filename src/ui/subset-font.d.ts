declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** A number pins an axis. */
    variationAxes?: Record<string, number>;
    /** OpenType features to keep; all when absent. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
