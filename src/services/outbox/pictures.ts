import type { Entry, KeptEntry, KeptPicture } from './entry.ts';
import { pictured } from './keepable.ts';

const named = (value: unknown, ids: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => named(one, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, named(one, ids)]));
};

/** The event as the server reads it: it names each picture by the id that the server gave. */
export const withUploads = ({ event, pictures = [] }: Pick<Entry, 'event' | 'pictures'>): Entry['event'] => {
  if (pictures.length === 0) return event;
  const ids = new Map(pictures.map(({ id, uploaded }) => [id, uploaded ?? id]));
  return named(event, ids) as Entry['event'];
};

/** The first picture that the server does not have yet. */
export const firstToUpload = ({ pictures = [] }: Pick<Entry, 'pictures'>): KeptPicture | undefined =>
  pictures.find(({ uploaded }) => uploaded === null);

/** Notes the server's id of a picture. The first stays: the event may be on its way with it. */
export const uploadedAs = (entry: KeptEntry, picture: string, uploaded: string): KeptEntry => ({
  ...entry,
  pictures: (entry.pictures ?? []).map((one) =>
    one.id === picture ? { ...one, uploaded: one.uploaded ?? uploaded } : one,
  ),
});

/** Sends the pictures again with the next try: the server deletes what no event names for a day. */
export const toUploadAgain = (entry: KeptEntry): KeptEntry =>
  entry.pictures ? { ...entry, pictures: entry.pictures.map((one) => ({ ...one, uploaded: null })) } : entry;

/** A sent entry without its pictures, their names, and who signed. */
export function withoutProof(entry: KeptEntry): KeptEntry {
  const proofs = pictured(entry.event.type);
  if (proofs.length === 0 && !entry.pictures) return entry;
  const { type, ...fields } = entry.event;
  const others = Object.fromEntries(Object.entries(fields).filter(([name]) => !proofs.includes(name)));
  return { ...entry, event: { ...others, type }, pictures: [] };
}
