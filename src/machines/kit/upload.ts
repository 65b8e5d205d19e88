import { z } from 'zod';
import type { Actor } from './actor.ts';
import type { EventSpec } from './event.ts';
import type { Refusal } from './explain.ts';

/** What a field that holds the id of an uploaded file asks of it. */
export interface UploadField {
  /** The kind of file, of the table of kinds. */
  readonly kind: string;
  /** It proves one thing: a file that another aggregate names does not do. */
  readonly alone: boolean;
}

/** A field that holds an upload's id or another text, as a field beside it says. */
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
  z.string().trim().min(1).max(64).register(fields, { kind, alone });

/** Several uploads of a kind, so many at most. */
export const uploadsUpTo = (most: number, one: ReturnType<typeof uploaded>) => {
  const list = z.array(one).max(most);
  lists.add(list, { most });
  return list;
};

/** Says of an object that its field `at` is an upload's id where its field `by` has one of these values. */
export const choosingUpload = <Schema extends z.ZodObject>(schema: Schema, choice: UploadChoice): Schema => {
  choices.add(schema, choice);
  return schema;
};

/** What a schema says of uploads: itself an upload's id, or an object of which one field may be. */
export const uploadFieldOf = (schema: z.ZodType): UploadField | null => fields.get(schema) ?? null;
/** Uploads that a list takes at most; no limit where its schema says none. */
export const mostUploadsOf = (schema: z.ZodType): number => lists.get(schema)?.most ?? Number.MAX_SAFE_INTEGER;
export const uploadChoiceOf = (schema: z.ZodType): UploadChoice | null => choices.get(schema) ?? null;

/** A file that a payload names, and where. */
export interface NamedUpload extends UploadField {
  readonly id: string;
  /** Path of the field, as forms know it. */
  readonly field: string;
  /** The SHA-256 that the payload says beside it; null where it says none. */
  readonly sha256: string | null;
}

/** What is known of a file that an event names; recorded with the event. */
export interface UploadLookup {
  readonly kind: string;
  readonly sha256: string;
  /** Who uploaded it. */
  readonly by: string;
  /** Whether the aggregate names it already, and whether another aggregate does. */
  readonly here: boolean;
  readonly elsewhere: boolean;
}

/** The files a payload names, by id; null for one that is not there. */
export type UploadLookups = Readonly<Record<string, UploadLookup | null>>;

/** The name of this fact among those recorded with an event. */
export const UPLOADS = 'uploads';

interface Place {
  readonly path: readonly string[];
  readonly field: UploadField | UploadChoice;
}

interface Definition {
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: z.ZodRawShape;
}

function placesIn(schema: z.ZodType, path: readonly string[]): Place[] {
  const { innerType, element, shape } = (schema as { def: Definition }).def;
  const own = fields.get(schema) ?? choices.get(schema);
  if (own) return [{ path, field: own }];
  const inner = innerType ?? element;
  if (inner) return placesIn(inner, path);
  return Object.entries(shape ?? {}).flatMap(([name, one]) => placesIn(one as z.ZodType, [...path, name]));
}

const places = new WeakMap<EventSpec, readonly Place[]>();

/** Where an event's payload may name files; found once. */
function placesOf(spec: EventSpec): readonly Place[] {
  const known = places.get(spec) ?? placesIn(spec.payload, []);
  places.set(spec, known);
  return known;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path and the object that holds it. */
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

function namedAt(data: unknown, { path, field }: Place): NamedUpload[] {
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

/** The files that a payload names, however broken the rest of it is. */
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
 * What is against the files that a payload names (§5, images and vouchers): each is there, is what the field asks for,
 * was uploaded by who names it or is on this aggregate already, proves nothing else where it proves one thing, and is what was
 * seen. Silent while nothing is known of them.
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
