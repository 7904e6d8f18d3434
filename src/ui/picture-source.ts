import { createContext } from 'react';
import type { Evidence } from '../engines/detection/analysis.ts';

/** Finds a picture of the email that is shown, decoded; null for one that is not there. */
export type PictureSource = (picture: NonNullable<Evidence['picture']>) => Promise<ImageBitmap | null>;

/** Absent where the email itself is not in the page, such as for a scan: pictures are never kept. */
export const PicturesOfEmail = createContext<PictureSource | undefined>(undefined);
