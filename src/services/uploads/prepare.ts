import { UPLOAD_LIMITS, UPLOAD_TYPES, type UploadKind } from '#machines/fields/uploads.ts';
import { givesCanvasBack } from './canvas.ts';
import { withoutMetadata } from './metadata.ts';

/** Quality of a re-encoded photo, from 0 to 1. */
const QUALITY = 0.88;

/** Objections to a file before any of it is sent. */
export type FileProblem = 'tooLarge' | 'wrongType' | 'unreadable';

const isTaken = (type: string): boolean => (UPLOAD_TYPES as readonly string[]).includes(type);

/** Returns the objection to a file by its type and size; null for none. */
export function problemOf({ type, size }: Pick<File, 'type' | 'size'>, kind: UploadKind): FileProblem | null {
  if (!isTaken(type)) return 'wrongType';
  return size > UPLOAD_LIMITS[kind].mostBytes ? 'tooLarge' : null;
}

/** Sides that fit into a square of so many pixels, in the same proportion; never larger than they are. */
export function fitted(width: number, height: number, most: number): { width: number; height: number } {
  const share = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * Re-encodes a picture for sending: upright, no larger than needed, without metadata, in a format that the server
 * accepts. The original without metadata where the browser changes what it draws. Null where it cannot read the picture.
 */
export async function prepared(file: File, kind: UploadKind): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  if (!(await givesCanvasBack())) {
    picture.close();
    return withoutMetadata(file);
  }
  const { width, height } = fitted(picture.width, picture.height, UPLOAD_LIMITS[kind].enoughPixels);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas.convertToBlob({ type: file.type, quality: QUALITY });
}
