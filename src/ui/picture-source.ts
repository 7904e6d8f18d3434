import { createContext } from 'react';
import type { Evidence } from '../engines/detection/analysis.ts';

/** Finds a picture of the email that is shown, decoded; null for one that is not there. */
export type PictureSource = (picture: NonNullable<Evidence['picture']>) => Promise<ImageBitmap | null>;

/** Absent if the email itself is not on the page, as for a scan: pictures are never stored. */
export const PicturesOfEmail = createContext<PictureSource | undefined>(undefined);
