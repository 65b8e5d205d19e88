import { jpegOf } from './jpeg.ts';
import type { Picture } from './kinds.ts';
import { pngOf } from './png.ts';

/** Decodes a picture by its bytes, never by its name or type; null if they are none. */
export const pictureOf = async (bytes: Buffer): Promise<Picture | null> => (await pngOf(bytes)) ?? jpegOf(bytes);
