import { withDrawnCodes } from '../../../engines/detection/codes/with-drawn-codes.ts';
import type { Capability } from './capability.ts';
import { type Drawing, drawnCode, otherDrawing } from './drawing.ts';
import { deliveredEmail, type WrittenEmail, writtenEmails } from './templated.ts';

interface WrittenCode extends WrittenEmail {
  drawn: Drawing | 'checkerboard' | 'heatmap' | 'bars';
  code: string;
}

/** QR codes drawn with tables, boxes, shapes and characters, with and without a page behind them. */
export const DRAWN_CODES: Capability = {
  title: 'Drawn QR codes',
  async cases() {
    const written = writtenEmails<WrittenCode>('drawn-codes.jsonl');
    return Promise.all(written.map(async (one) => ({ ...one, ...(await delivered(one)) })));
  },
};

async function delivered({ drawn, code, ...written }: WrittenCode) {
  const isOther = drawn === 'checkerboard' || drawn === 'heatmap' || drawn === 'bars';
  const drawing = isOther ? otherDrawing(drawn) : drawnCode(code, drawn, written.html !== undefined);
  const withDrawing = (text: string) => text.replace('{{code}}', () => drawing);
  const { email, context } = deliveredEmail({
    ...written,
    ...(written.html === undefined ? {} : { html: withDrawing(written.html) }),
    ...(written.body === undefined ? {} : { body: withDrawing(written.body) }),
  });
  return { email: await withDrawnCodes(email), context };
}
