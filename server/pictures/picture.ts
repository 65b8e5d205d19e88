import { jpegOf } from './jpeg.ts';
import type { Picture } from './kinds.ts';
import { pngOf } from './png.ts';

/** The picture that bytes are, judged by what they say and never by a name or a type; null when they are none. */
export const pictureOf = async (bytes: Buffer): Promise<Picture | null> => (await pngOf(bytes)) ?? jpegOf(bytes);
