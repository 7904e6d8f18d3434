import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createOCREngine, layoutFlags, type OCREngine, supportsFastBuild } from 'tesseract-wasm';
import { collectGarbage } from './memory.ts';
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
const MIN_CONFIDENCE = 0.3;

/** The engine with one language. A second would double the memory. */
let open: { model: ModelName; engine: OCREngine } | undefined;

/**
 * Selects the language to recognise, for one caller at a time. An engine can't load a second one.
 * @returns whether the language's data are installed
 */
export async function loadModel(model: ModelName): Promise<boolean> {
  if (open?.model === model) return true;
  const data = await dataOf(model);
  if (data === null) return false;
  unloadModel();
  const wasmBinary = await program();
  const engine = await quietly(() => createOCREngine({ wasmBinary }));
  engine.loadModel(data);
  // One picture's text must not affect how the next is read.
  engine.setVariable('tessedit_enable_doc_dict', '0');
  open = { model, engine };
  return true;
}

/** Also after an error, which may have left the engine in any state. */
export function unloadModel(): void {
  if (open === undefined) return;
  open = undefined;
  collectGarbage();
}

/** Recognises words in the selected language. */
export function recognise(picture: Rgba): Recognised {
  if (open === undefined) throw new Error('No language was chosen.');
  const { engine } = open;
  engine.loadImage(picture);
  const items = engine.getTextBoxes('word').filter(({ text }) => text.trim() !== '');
  engine.clearImage();
  let startsLine = true;
  const words: ReadWord[] = [];
  for (const { text, rect, flags, confidence } of items) {
    if ((flags & layoutFlags.StartOfLine) !== 0) startsLine = true;
    if (confidence < MIN_CONFIDENCE) continue;
    words.push({ text: text.trim(), ...rect, startsLine });
    startsLine = false;
  }
  return { words, confidence: meanOf(items) };
}

/** Weighted by length, because short words are guesses. */
function meanOf(items: readonly { text: string; confidence: number }[]): number {
  const characters = items.reduce((sum, { text }) => sum + text.length, 0);
  return items.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, characters);
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

/** The program writes remarks to whatever console it finds at its start; no option prevents it. */
async function quietly<T>(start: () => Promise<T>): Promise<T> {
  const { warn, log } = console;
  console.warn = console.log = () => {};
  try {
    return await start();
  } finally {
    Object.assign(console, { warn, log });
  }
}

/**
 * While the compiled program is in use, V8 reuses its code for the same bytes: compiling it for every language took 233
 * MB per email instead of 147.
 */
let compiled: { bytes: Uint8Array<ArrayBuffer>; module: WebAssembly.Module } | undefined;

/** If it gets its program as bytes, the recogniser fetches nothing. */
async function program(): Promise<Uint8Array> {
  if (compiled === undefined) {
    const name = supportsFastBuild() ? 'tesseract-core.wasm' : 'tesseract-core-fallback.wasm';
    const bytes = new Uint8Array(await readFile(join(resolve('tesseract-wasm'), '..', name)));
    compiled = { bytes, module: await WebAssembly.compile(bytes) };
  }
  return compiled.bytes;
}
