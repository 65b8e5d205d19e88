import { z } from 'zod';
import type { EventSpec } from '../kit/event.ts';
import { meaningOf, means, type PersonalKind } from '../kit/meaning.ts';

/** Returns a copy of a schema whose values are personal data of a kind; other meanings of the schema are kept. */
export const personal = <Schema extends z.ZodType>(schema: Schema, kind: PersonalKind): Schema =>
  means(schema, { ...meaningOf(schema), personal: kind });

/** The schemas of a record type: of its row, and of the payloads of its events. */
interface Declared {
  readonly rowSchema: z.ZodType;
  readonly events: Readonly<Record<string, EventSpec>>;
}

/** Kinds of personal data by the name of their field. */
export type Marks = ReadonlyMap<string, PersonalKind>;

/** Returns the schemas inside a schema: the fields of an object by name, all others under the name of the schema. */
function partsOf(schema: z.ZodType, name: string): readonly (readonly [string, z.ZodType])[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape) as [string, z.ZodType][];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [[name, schema.unwrap() as z.ZodType]];
  if (schema instanceof z.ZodArray) return [[name, schema.element as z.ZodType]];
  if (schema instanceof z.ZodRecord) return [[name, schema.valueType as z.ZodType]];
  if (schema instanceof z.ZodUnion) return schema.options.map((one) => [name, one as z.ZodType]);
  if (schema instanceof z.ZodPipe) return [[name, schema.in as z.ZodType]];
  return [];
}

/** Calls a function with each field of a schema, at any depth. */
export function eachField(schema: z.ZodType, found: (name: string, field: z.ZodType) => void, name = ''): void {
  found(name, schema);
  for (const [part, inner] of partsOf(schema, name)) eachField(inner, found, part);
}

/** Returns the schemas of an aggregate type: its row, and the payloads of its events. */
export const schemasOf = ({ rowSchema, events }: Declared): readonly z.ZodType[] => [
  rowSchema,
  ...Object.values(events).map(({ payload }) => payload),
];

const own = new WeakMap<Declared, Marks>();

/** Returns the marked fields of an aggregate type, from its row and the payloads of its events. */
export function marksOf(aggregateType: Declared): Marks {
  const known = own.get(aggregateType);
  if (known) return known;
  const marks = new Map<string, PersonalKind>();
  for (const schema of schemasOf(aggregateType))
    eachField(schema, (name, field) => {
      const kind = meaningOf(field).personal;
      if (kind !== undefined) marks.set(name, kind);
    });
  own.set(aggregateType, marks);
  return marks;
}
