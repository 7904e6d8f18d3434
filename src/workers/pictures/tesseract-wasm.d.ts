/** The parts of the package we use; its `exports` leave out its own types. */
declare module 'tesseract-wasm' {
  export interface OCREngine {
    destroy(): void;
    setVariable(name: string, value: string): void;
    loadModel(model: Uint8Array): void;
    loadImage(image: { width: number; height: number; data: Uint8ClampedArray }): void;
    clearImage(): void;
    getTextBoxes(unit: 'line' | 'word'): TextItem[];
  }

  export interface TextItem {
    rect: { left: number; top: number; right: number; bottom: number };
    /** Of `layoutFlags`. */
    flags: number;
    /** From 0 to 1. */
    confidence: number;
    text: string;
  }

  export const layoutFlags: { StartOfLine: number; EndOfLine: number };
  export function supportsFastBuild(): boolean;
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<OCREngine>;
}
