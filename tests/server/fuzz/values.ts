import fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;

/** Texts that are known to break programs. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '﷽',
  '𝕏'.repeat(50),
  "'; drop table events; --",
  '" or 1=1 --',
  '%',
  '_',
  '\\',
  '$1',
  '{}',
  '[]',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e400',
  '0x10',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'order.created',
  'x'.repeat(5000),
  '9'.repeat(400),
  '2026-02-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
];

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e21,
  -1e21,
  1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  2 ** 64,
  4_294_967_296,
];

/** Whole numbers around the bounds of the database's types, which a schema without bounds of its own lets through. */
const EDGES = [2 ** 31 - 1, 2 ** 31, 99_999_999_999, Number.MAX_SAFE_INTEGER];

const deep = (depth: number): unknown =>
  depth === 0 ? 'deep' : depth % 2 === 0 ? [deep(depth - 1)] : { deep: deep(depth - 1) };

/** Values of any shape, most of them invalid at their place. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { length: -1 },
    { toJSON: 1 },
    deep(8),
    deep(31),
    deep(60),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double(),
  fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 5 }),
  fc.dictionary(fc.constantFrom('id', 'type', 'key', 'constructor', 'prototype', 'a', ''), fc.jsonValue(), {
    maxKeys: 4,
  }),
);

const numberOf = (schema: Schema, name: string, fallback: number): number =>
  typeof schema[name] === 'number' ? schema[name] : fallback;

const boundsOf = (schema: Schema): { min?: number; max?: number } => ({
  ...(typeof schema['minimum'] === 'number' ? { min: schema['minimum'] } : {}),
  ...(typeof schema['maximum'] === 'number' ? { max: schema['maximum'] } : {}),
});

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const record = (value: unknown): Schema => (typeof value === 'object' && value !== null ? (value as Schema) : {});

/** Returns values that fit a JSON schema. `hints` supplies texts with a meaning to the server. */
export function fitting(schema: Schema, hints: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...list(schema['enum']));
  const variants = [...list(schema['anyOf']), ...list(schema['oneOf'])];
  if (variants.length > 0) return fc.oneof(...variants.map((variant) => fitting(record(variant), hints)));
  switch (schema['type']) {
    case 'string':
      return fc.oneof(
        { weight: 2, arbitrary: hints },
        {
          weight: 1,
          arbitrary: fc.string({
            minLength: Math.min(50, numberOf(schema, 'minLength', 0)),
            maxLength: Math.min(60, numberOf(schema, 'maxLength', 60)),
          }),
        },
      );
    case 'integer': {
      const most = numberOf(schema, 'maximum', Number.MAX_SAFE_INTEGER);
      const usual = fc.integer({
        min: Math.max(-1_000_000, numberOf(schema, 'minimum', -5)),
        max: Math.min(1_000_000_000, numberOf(schema, 'maximum', 2000)),
      });
      const edges = EDGES.filter((edge) => edge <= most);
      return edges.length === 0
        ? usual
        : fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...edges) });
    }
    case 'number':
      return fc.oneof(
        {
          weight: 4,
          arbitrary: fc.double({
            min: numberOf(schema, 'minimum', -1e6),
            max: numberOf(schema, 'maximum', 1e6),
            noNaN: true,
          }),
        },
        { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true, ...boundsOf(schema) }) },
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(record(schema['items']), hints), {
        minLength: Math.min(3, numberOf(schema, 'minItems', 0)),
        maxLength: 3,
      });
    case 'object': {
      const properties = record(schema['properties']);
      const required = list(schema['required']).map(String);
      const parts = Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, fitting(record(inner), hints)]),
      );
      return fc.record(parts, { requiredKeys: required.filter((name) => name in parts) });
    }
    default:
      return hostile;
  }
}

/** Returns a value with one place changed, removed or added, so that it is nearly valid. */
export const spoiled = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(right, hostile, fc.nat(), fc.constantFrom('change', 'lose', 'add')).map(([value, wrong, place, how]) => {
    const text = structuredClone(value);
    const holders: [Record<string, unknown>, string][] = [];
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, inner] of Object.entries(node)) {
        holders.push([node as Record<string, unknown>, key]);
        walk(inner);
      }
    };
    walk(text);
    const [holder, key] = holders[place % Math.max(1, holders.length)] ?? [null, ''];
    if (!holder) return wrong;
    if (how === 'lose' && !Array.isArray(holder)) delete holder[key];
    else if (how === 'add' && !Array.isArray(holder)) holder[`${key}X`] = wrong;
    else holder[key] = wrong;
    return text;
  });
