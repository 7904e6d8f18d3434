import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createOCREngine, layoutFlags, type OCREngine, supportsFastBuild } from 'tesseract-wasm';
import type { ModelName } from './models.ts';
import type { Rgba } from './raster.ts';
import type { ReadWord } from './words.ts';

/** Words recognised in part of a picture, and how sure that is, from 0 to 1. */
export interface Recognised {
  words: ReadWord[];
  confidence: number;
}

const { resolve } = createRequire(import.meta.url);

/** Below this a word is a line, a logo or a texture. */
const LEAST_CONFIDENCE = 0.3;

/** The recogniser with the data of one language. It keeps no memory of pictures when it is closed. */
export class Recogniser {
  private readonly engine: OCREngine;

  private constructor(engine: OCREngine) {
    this.engine = engine;
  }

  /** @returns null where the language's data is not installed */
  static async open(model: ModelName): Promise<Recogniser | null> {
    const data = await dataOf(model);
    if (data === null) return null;
    const wasmBinary = await program();
    const engine = await quietly(() => createOCREngine({ wasmBinary }));
    engine.loadModel(data);
    // What one picture says must not change how the next is read.
    engine.setVariable('tessedit_enable_doc_dict', '0');
    return new Recogniser(engine);
  }

  read(picture: Rgba): Recognised {
    this.engine.loadImage(picture);
    const items = this.engine.getTextBoxes('word').filter(({ text }) => text.trim() !== '');
    this.engine.clearImage();
    let startsLine = true;
    const words: ReadWord[] = [];
    for (const { text, rect, flags, confidence } of items) {
      if ((flags & layoutFlags.StartOfLine) !== 0) startsLine = true;
      if (confidence < LEAST_CONFIDENCE) continue;
      words.push({ text: text.trim(), ...rect, startsLine });
      startsLine = false;
    }
    return { words, confidence: meanOf(items) };
  }

  close(): void {
    this.engine.destroy();
  }
}

/** By length: short words are guesses. */
function meanOf(items: readonly { text: string; confidence: number }[]): number {
  const letters = items.reduce((sum, { text }) => sum + text.length, 0);
  return items.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters);
}

async function dataOf(model: ModelName): Promise<Uint8Array | null> {
  try {
    const manifest = resolve(`@tesseract.js-data/${model}/package.json`);
    return gunzipSync(await readFile(join(manifest, `../4.0.0_best_int/${model}.traineddata.gz`)));
  } catch {
    // Language data are optional packages.
    return null;
  }
}

/** The program writes remarks to the console that it finds when it starts; there is no option against it. */
async function quietly<T>(start: () => Promise<T>): Promise<T> {
  const { warn, log } = console;
  console.warn = console.log = () => {};
  try {
    return await start();
  } finally {
    Object.assign(console, { warn, log });
  }
}

let binary: Promise<Uint8Array> | undefined;

/** Given its program the recogniser fetches nothing. */
function program(): Promise<Uint8Array> {
  const name = supportsFastBuild() ? 'tesseract-core.wasm' : 'tesseract-core-fallback.wasm';
  binary ??= readFile(join(resolve('tesseract-wasm'), '..', name));
  return binary;
}
