import type { UploadKind } from '#machines/fields/uploads.ts';
import type { KeptPicture } from '../outbox/entry.ts';
import { randomId } from '../randomId.ts';

/** Pictures taken without a line, until their event is kept with them. */
const pictures = new Map<string, KeptPicture>();

/** Holds a picture in this window; returns the id that an event may name until it is uploaded. */
export const holdHere = (kind: UploadKind, picture: Blob): string => {
  const id = `here-${randomId()}`;
  pictures.set(id, { id, kind, picture, uploaded: null });
  return id;
};

export const forgetHere = (id: string): boolean => pictures.delete(id);

/** Returns the held pictures that a payload names. */
export function heldIn(payload: unknown): readonly KeptPicture[] {
  if (typeof payload === 'string') {
    const picture = pictures.get(payload);
    return picture ? [picture] : [];
  }
  return typeof payload === 'object' && payload !== null ? Object.values(payload).flatMap(heldIn) : [];
}
