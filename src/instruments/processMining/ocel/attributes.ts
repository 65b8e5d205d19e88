import type { z } from 'zod';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { OcelType, ValueType } from './format.ts';

type Attribute = OcelType['attributes'][number];

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: z.ZodType;
}

/** Attributes of every event. */
const OF_ALL: readonly Attribute[] = [
  { name: 'operation', type: 'integer' },
  { name: 'from', type: 'string' },
  { name: 'to', type: 'string' },
  { name: 'recordedAt', type: 'time' },
];

/** Choice field with personal data. */
const PERSONAL = 'gender';

/** Returns the attribute type of a field; undefined for free text and for compound values. */
function typeOf({ def }: { readonly def: Definition }): ValueType | undefined {
  switch (def.type) {
    case 'number':
      return def.format === 'safeint' ? 'integer' : 'float';
    case 'boolean':
      return 'boolean';
    case 'enum':
      return 'string';
    case 'string':
      return def.format === 'datetime' ? 'time' : undefined;
    default:
      return def.innerType && typeOf(def.innerType);
  }
}

const known = new Map<string, readonly Attribute[]>();

/** Returns the attributes of an event type: numbers, choices, booleans and times. */
export function attributesOf(machine: string, type: string): readonly Attribute[] {
  const before = known.get(type);
  if (before) return before;
  const taken = new Set(OF_ALL.map(({ name }) => name));
  const own = Object.entries(aggregateTypes[machine]?.events[type]?.payload.shape ?? {}).flatMap(([name, schema]) => {
    const value = typeOf(schema as z.ZodType);
    return value === undefined || name === PERSONAL || taken.has(name) ? [] : [{ name, type: value }];
  });
  const all = [...OF_ALL, ...own];
  known.set(type, all);
  return all;
}
