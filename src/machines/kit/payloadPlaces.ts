import type { z } from 'zod';
import type { EventSpec } from './event.ts';

/** A place in a payload, with the mark of its schema. */
export interface Place<Mark> {
  /** Path of the field; `[]` stands for every entry of a list. */
  readonly path: readonly string[];
  readonly mark: Mark;
}

interface Definition {
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: z.ZodRawShape;
}

/** Stands for every entry of a list in a path. */
export const EVERY = '[]';

function placesIn<Mark>(
  schema: z.ZodType,
  path: readonly string[],
  markOf: (schema: z.ZodType) => Mark | undefined,
): Place<Mark>[] {
  const mark = markOf(schema);
  if (mark !== undefined) return [{ path, mark }];
  const { innerType, element, shape } = (schema as { def: Definition }).def;
  if (innerType) return placesIn(innerType, path, markOf);
  if (element) return placesIn(element, [...path, EVERY], markOf);
  return Object.entries(shape ?? {}).flatMap(([name, one]) => placesIn(one as z.ZodType, [...path, name], markOf));
}

/** Makes a function that returns the marked places in an event's payload; each payload is searched once. */
export function payloadPlaces<Mark>(markOf: (schema: z.ZodType) => Mark | undefined) {
  const found = new WeakMap<EventSpec, readonly Place<Mark>[]>();
  return (spec: EventSpec): readonly Place<Mark>[] => {
    const known = found.get(spec) ?? placesIn(spec.payload, [], markOf);
    found.set(spec, known);
    return known;
  };
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
