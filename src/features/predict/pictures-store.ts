import type { UnreadPicture } from '../../engines/detection/attachments/picture-files.ts';
import { screenshotTypeOf } from '../../engines/detection/attachments/screenshot-type.ts';
import type { PictureSource } from '../../ui/picture-source.ts';

const AS_STORED = { imageOrientation: 'none' } as const;

/**
 * The pictures of an email by its source, which this browser already has. The email is parsed when the first one is asked
 * for, and nothing is fetched.
 */
export function picturesOfSource(source: string | Blob): PictureSource {
  let parsed: Promise<readonly UnreadPicture[]> | undefined;
  return async ({ name, width, height }) => {
    if (typeof source !== 'string' && (await isScreenshot(source))) return createImageBitmap(source, AS_STORED);
    parsed ??= picturesIn(source);
    const isWanted = (one: UnreadPicture) =>
      (one.file ?? one.name) === name && one.width === width && one.height === height;
    const picture = (await parsed).find(isWanted);
    // Unrotated, as in the file: a rotated photo is read without turning it. Rows of a PDF are not a file that a
    // browser can decode.
    return picture && !picture.rows ? createImageBitmap(new Blob([picture.content.slice()]), AS_STORED) : null;
  };
}

/** Whether the email is known only by this picture of it. */
async function isScreenshot(source: Blob): Promise<boolean> {
  return screenshotTypeOf(new Uint8Array(await source.slice(0, 16).arrayBuffer())) !== null;
}

async function picturesIn(source: string | Blob): Promise<readonly UnreadPicture[]> {
  const [{ readMessage }, { picturesToRead }] = await Promise.all([
    import('../../engines/detection/mime/message.ts'),
    import('../../engines/detection/attachments/picture-files.ts'),
  ]);
  const bytes = typeof source === 'string' ? source : new Uint8Array(await source.arrayBuffer());
  return picturesToRead(await readMessage(bytes));
}
