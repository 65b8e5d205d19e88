import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { meaningOf, means } from '#machines/kit/meaning.ts';
import { areaAt, referenceTo, referenceWithin, referredBy } from '#machines/fields/references.ts';

const plain = z.string().trim().min(1).max(64);

describe('the meaning of a field', () => {
  test('the meaning of a field stays with the marked schema, through what makes it optional, not with the schema it came from', () => {
    const marked = means(plain, { refersTo: 'branch' });
    expect(meaningOf(marked)).toEqual({ refersTo: 'branch' });
    expect(meaningOf(plain)).toEqual({});
    expect(meaningOf(marked.nullable().optional().unwrap().unwrap())).toEqual({ refersTo: 'branch' });
  });

  test.each([
    ['an id', plain, referenceTo('branch')],
    ['an id of one branch', plain, referenceWithin('branch', 'department')],
    ['an area', plain, areaAt('city')],
    ['a code', z.string().regex(/^[A-Z]{3}$/), referenceTo('branch', z.string().regex(/^[A-Z]{3}$/))],
    ['money', z.int().min(0).meta({ unit: 'MMK' }), means(z.int().min(0).meta({ unit: 'MMK' }), { currency: 'MMK' })],
  ])('the meaning of a field changes neither the JSON schema of %s nor what is valid', (_, before, marked) => {
    const shown = (schema: z.ZodType) => z.toJSONSchema(z.strictObject({ a: schema, b: z.array(schema.nullable()) }));
    expect(shown(marked)).toEqual(shown(before));
    for (const value of ['', ' ', 'YGN', ' ygn ', 7, -1, null, undefined, 'x'.repeat(65)])
      expect(marked.safeParse(value)).toEqual(before.safeParse(value));
  });

  test('the meaning of a field distinguishes records with names from records known by number', () => {
    expect(referredBy(referenceTo('role'))).toEqual({ reference: 'role' });
    expect(referredBy(referenceTo('bill'))).toEqual({ record: 'bill' });
    expect(referredBy(plain)).toBeNull();
  });
});
