import type { UnreadPicture } from '../../engines/detection/attachments/picture-files.ts';
import { qrCodeIn } from '../../engines/detection/attachments/qr.ts';
import type { PictureText } from '../../engines/detection/index.ts';
import { LIMITS } from '../../engines/detection/limits.ts';
import { type Band, bandsOf, sampleOf } from './bands.ts';
import { type ModelName, modelOfText } from './models.ts';
import { enlargement, type Grey, greyOf, PADDING, reducedTo, rowsOf } from './raster.ts';
import { loadModel, type Recognised, recognise, unloadModel } from './recognise.ts';
import { type ReadWord, textOfWords } from './words.ts';

/** The confidence of text read with the right language's data; with another script's it is below 0.6 (measured). */
const SURE = 0.8;
/** Anything read with less confidence is in a script that was not tried, or is not text. */
const MIN_WORD_CONFIDENCE = 0.6;
/** Trying languages may use the rest of the time. */
const SHARE_FOR_READING = 0.5;
/** Fewer unintelligible words than this are just lines and textures. */
const MIN_WORDS = 3;
/** Time reserved for the unexpected. */
const SPARE_MS = 150;
/**
 * Of a screenshot, searched for a QR code. The search can't be interrupted, and for pictures that look like many codes
 * its time grows with the square of the pixels: 9 s for 4 megapixels, 0.6 s for one (measured).
 */
const QR_PIXELS = 1_048_576;

export interface PicturesToRead {
  pictures: readonly UnreadPicture[];
  /** To be tried in this order. */
  models: readonly ModelName[];
}

/**
 * The words of an email's pictures, up to limits of processor time in all. Recognition can't be interrupted, so run this where
 * another thread enforces limits.
 */
export async function textsOfPictures({ pictures, models }: PicturesToRead): Promise<PictureText[]> {
  const time = timeFor(LIMITS.pictures.timeMs);
  const texts: PictureText[] = [];
  let order = models;
  for (const picture of pictures) {
    const { content: _content, rows: _rows, ...about } = picture;
    const read = await readPicture(picture, order, time).catch(() => {
      unloadModel();
      return UNREAD;
    });
    // Pictures of an email are in one language.
    if (read.model !== null) order = [read.model, ...order.filter((model) => model !== read.model)];
    texts.push({ ...about, text: read.text, words: read.words, isCut: read.isCut });
  }
  return texts;
}

export interface ScreenshotToRead {
  picture: Pick<UnreadPicture, 'content' | 'width' | 'height'>;
  models: readonly ModelName[];
}

export interface ScreenshotText extends Words {
  /** The content of a QR code on it. */
  qrCode: string | null;
}

/** The words of one picture that shows a whole email, and its QR code; null where the picture is damaged. */
export async function readScreenshot({ picture, models }: ScreenshotToRead): Promise<ScreenshotText | null> {
  const time = timeFor(LIMITS.pictures.screenshotMs);
  const grey = greyOf(picture);
  if (grey === null) return null;
  const qrCode = qrCodeIn(reducedTo(QR_PIXELS, grey));
  const { model: _model, ...words } = await readGrey(grey, models, time).catch(() => {
    unloadModel();
    return UNREAD;
  });
  return { ...words, qrCode };
}

interface Time {
  /** When reading must end, in milliseconds of this thread’s processor time. */
  end: number;
  /** When to stop trying further languages. */
  endOfChoice: number;
}

function timeFor(ms: number): Time {
  const end = processorMs() + ms - SPARE_MS;
  return { end, endOfChoice: end - SHARE_FOR_READING * ms };
}

/**
 * This thread's processor time in milliseconds, so that how much is read doesn't depend on the machine's other work.
 */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

type Words = Pick<PictureText, 'text' | 'words' | 'isCut'>;
type Reading = Words & { model: ModelName | null };

const UNREAD: Reading = { text: '', words: [], isCut: true, model: null };

async function readPicture(picture: UnreadPicture, models: readonly ModelName[], time: Time): Promise<Reading> {
  const grey = processorMs() < time.end ? greyOf(picture) : null;
  return grey === null ? UNREAD : readGrey(grey, models, time);
}

async function readGrey(grey: Grey, models: readonly ModelName[], time: Time): Promise<Reading> {
  const bands = bandsOf(grey);
  const [first, ...others] = bands;
  if (first === undefined) return { text: '', words: [], isCut: false, model: null };
  const chosen = await chooseModel(grey, first, models, time.endOfChoice);
  if (chosen === null) return UNREAD;
  const { model, confidence } = chosen;
  await loadModel(model);
  const read = chosen.first ?? readBand(grey, first);
  if (confidence < MIN_WORD_CONFIDENCE) {
    // A photo has no words, or hardly any.
    return { text: '', words: [], isCut: read.words.length >= MIN_WORDS, model: null };
  }
  const words = onPicture(read, grey, first);
  let done = 1;
  let perRow = 0;
  for (const band of others) {
    const rows = band.bottom - band.top;
    const start = processorMs();
    if (start + perRow * rows > time.end) break;
    words.push(...onPicture(readBand(grey, band), grey, band));
    perRow = (processorMs() - start) / rows;
    done += 1;
  }
  return { ...textOfWords(words, grey), isCut: done < bands.length, model };
}

interface Chosen {
  model: ModelName;
  confidence: number;
  /** The words read in the first band, if it was tried there. */
  first?: Recognised;
}

/**
 * Reads the first band in the likeliest language. If the confidence is low, reads a line in one language after another
 * until it is high enough, or else uses the best.
 */
async function chooseModel(grey: Grey, band: Band, models: readonly ModelName[], end: number): Promise<Chosen | null> {
  const queue = [...models];
  const tried = new Set<ModelName>();
  const sample = sampleOf(grey) ?? band;
  let best: Chosen | null = null;
  for (let model = queue.shift(); model !== undefined; model = queue.shift()) {
    if (tried.has(model)) continue;
    if (best !== null && processorMs() > end) break;
    tried.add(model);
    if (!(await loadModel(model))) continue;
    const isLikely: boolean = best === null;
    const read: Recognised = readBand(grey, isLikely ? band : sample);
    const { confidence } = read;
    if (best === null || confidence > best.confidence) best = { model, confidence, ...(isLikely && { first: read }) };
    if (confidence < SURE) continue;
    // Its words may be in another language of the same script.
    const better = modelOfText(textOf(read));
    if (better === null || tried.has(better)) break;
    queue.unshift(better);
  }
  return best;
}

function textOf({ words }: Recognised): string {
  return words.map(({ text }) => text).join(' ');
}

function readBand(grey: Grey, { top, bottom }: Band): Recognised {
  return recognise(rowsOf(grey, top, bottom, enlargement(grey)));
}

/** From pixels of an enlarged band to pixels of the picture. */
function onPicture({ words }: Recognised, grey: Grey, { top }: Band): ReadWord[] {
  const scale = enlargement(grey);
  return words.map((word) => ({
    ...word,
    left: word.left / scale,
    right: word.right / scale,
    top: top - PADDING + word.top / scale,
    bottom: top - PADDING + word.bottom / scale,
  }));
}
