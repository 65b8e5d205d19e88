import { z } from 'zod';
import { distinct } from './distinct.ts';
import { codeText } from './codeText.ts';
import type { Actor } from './actor.ts';
import type { EventSpec } from './event.ts';
import type { Refusal } from './refusal.ts';
import { EVERY, isObject, payloadPlaces, type Place } from './payloadPlaces.ts';

/** The requirements of a payload field that holds the id of an uploaded file. */
export interface UploadField {
  /** The kind of file, from the table of kinds. */
  readonly kind: string;
  /** True if the file may be evidence for one aggregate only: a file named by another aggregate is refused. */
  readonly alone: boolean;
}

/** A field that holds an upload's id or another text, depending on a sibling field. */
interface UploadChoice {
  readonly at: string;
  readonly by: string;
  readonly fields: Readonly<Record<string, UploadField>>;
}

const fields = z.registry<UploadField>();
const choices = z.registry<UploadChoice>();
const lists = z.registry<{ readonly most: number }>();

/** The id of an uploaded file of a kind, in an event's payload or in a row. */
export const uploaded = (kind: string, { alone = false }: Partial<Pick<UploadField, 'alone'>> = {}) =>
  codeText.min(1).max(64).register(fields, { kind, alone });

/** A list of uploads of one kind, with a maximum length. */
export const uploadsUpTo = (most: number, one: ReturnType<typeof uploaded>) => {
  const list = z.array(one).max(most).overwrite(distinct);
  lists.add(list, { most });
  return list;
};

/** Marks an object whose field `at` is an upload's id if its field `by` has one of these values. */
export const choosingUpload = <Schema extends z.ZodObject>(schema: Schema, choice: UploadChoice): Schema => {
  choices.add(schema, choice);
  return schema;
};

/** Returns the upload field of a schema, or null. */
export const uploadFieldOf = (schema: z.ZodType): UploadField | null => fields.get(schema) ?? null;
/** The most uploads that a list accepts; unlimited if its schema has no limit. */
export const mostUploadsOf = (schema: z.ZodType): number => lists.get(schema)?.most ?? Number.MAX_SAFE_INTEGER;
export const uploadChoiceOf = (schema: z.ZodType): UploadChoice | null => choices.get(schema) ?? null;

/** A file named in a payload, with its field. */
export interface NamedUpload extends UploadField {
  readonly id: string;
  /** Path of the field, as forms use it. */
  readonly field: string;
  /** The SHA-256 beside it in the payload; null if there is none. */
  readonly sha256: string | null;
}

/** Data of a file named by an event; recorded with the event. */
export interface UploadLookup {
  readonly kind: string;
  readonly sha256: string;
  /** Person who uploaded it. */
  readonly by: string;
  /** True if the aggregate names it already; `elsewhere`: true if another aggregate does. */
  readonly here: boolean;
  readonly elsewhere: boolean;
}

/** The files named in a payload, by id; null for a file that does not exist. */
export type UploadLookups = Readonly<Record<string, UploadLookup | null>>;

/** The name of this lookup in a recorded event. */
export const UPLOADS = 'uploads';

/** Returns the places in an event's payload that can name files. */
const placesOf = payloadPlaces((schema) => fields.get(schema) ?? choices.get(schema));

/** Returns the value at a path and the object that holds it. */
function lookUp(data: unknown, path: readonly string[]): { value: unknown; holder: Readonly<Record<string, unknown>> } {
  let holder: Readonly<Record<string, unknown>> = {};
  let value = data;
  for (const name of path) {
    holder = isObject(value) ? value : {};
    value = holder[name];
  }
  return { value, holder };
}

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    typeof one === 'string' && one.trim() !== '' ? [one.trim()] : [],
  );

function namedAt(data: unknown, place: Place<UploadField | UploadChoice>): NamedUpload[] {
  const field = place.mark;
  // A list of uploads is one field.
  const path = place.path.filter((name) => name !== EVERY);
  const { value, holder } = lookUp(data, path);
  if ('kind' in field) {
    const sha256 = typeof holder['sha256'] === 'string' ? holder['sha256'] : null;
    return idsIn(value).map((id) => ({ ...field, id, field: path.join('.'), sha256 }));
  }
  const chosen = isObject(value) ? value : {};
  const { [String(chosen[field.by])]: own } = field.fields;
  const at = [...path, field.at].join('.');
  return own ? idsIn(chosen[field.at]).map((id) => ({ ...own, id, field: at, sha256: null })) : [];
}

/** Returns the files named in a payload, valid or not. */
export const uploadsIn = (spec: EventSpec | undefined, data: unknown): readonly NamedUpload[] =>
  spec ? placesOf(spec).flatMap((place) => namedAt(data, place)) : [];

function refusedFor(named: NamedUpload, lookup: UploadLookup | null, actor: Pick<Actor, 'id'>): string | null {
  if (lookup === null) return 'uploadIsThere';
  if (lookup.kind !== named.kind) return 'uploadOfItsKind';
  if (lookup.by !== actor.id && !lookup.here) return 'uploadByOneself';
  if (named.alone && lookup.elsewhere) return 'uploadForOneAlone';
  return named.sha256 !== null && named.sha256 !== lookup.sha256 ? 'uploadAsItWasSeen' : null;
}

/**
 * Refuses files named in a payload (§5, images and vouchers). Each file must exist and be of the field's kind. Its
 * uploader must be the proposer, or this aggregate must name it already. A file for one aggregate only must be named
 * by no other. Its SHA-256 must match. Returns nothing while the files are not loaded.
 */
export function uploadRefusals(
  spec: EventSpec,
  {
    data,
    lookups,
    actor,
  }: {
    readonly data?: unknown;
    readonly lookups: Readonly<Record<string, unknown>>;
    readonly actor: Pick<Actor, 'id'>;
  },
): readonly Refusal[] {
  const foundLookups = lookups[UPLOADS] as UploadLookups | undefined;
  if (!foundLookups) return [];
  return uploadsIn(spec, data).flatMap((named): Refusal[] => {
    const { id, field } = named;
    if (!(id in foundLookups)) return [];
    const rule = refusedFor(named, foundLookups[id] ?? null, actor);
    return rule === null ? [] : [{ code: 'rule', rule, values: {}, field }];
  });
}
