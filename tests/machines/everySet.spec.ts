import type { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { event } from '#machines/kit/event.ts';
import { parsePayload } from '#machines/kit/payload.ts';

/** Lists whose repeated entries a rule refuses, so that the person hears of it; with the rule. */
const REFUSED: Readonly<Record<string, string>> = {
  'settlement.opened.bills': 'billsAreDistinct',
  'paymentSlip.drawn.bills': 'billsAreDistinct',
  'area.registered.places': 'placesDiffer',
  'area.amended.places': 'placesDiffer',
  'bankLine.matched.receipts': 'receiptsDiffer',
  'bankLine.linked.receipts': 'receiptsDiffer',
};

/** Values of every kind that a list takes; each list takes one. */
const SAMPLES = ['MDY', '123456', '11111111-1111-4111-8111-111111111111'];

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly entries?: Readonly<Record<string, string>>;
}
const defOf = ({ def }: { readonly def: Definition }): Definition => def;
const unwrapped = (schema: z.ZodType): z.ZodType => {
  const { innerType } = defOf(schema);
  return innerType ? unwrapped(innerType) : schema;
};

/** Lists of names, codes or choices in the payload of what people propose. */
const lists = Object.entries(aggregateTypes).flatMap(([machine, { events, rules }]) =>
  Object.entries(events).flatMap(([type, { payload, systemOnly }]) =>
    Object.entries(payload.shape as Record<string, z.ZodType>).flatMap(([field, schema]) => {
      const list = unwrapped(schema);
      const { element } = defOf(list);
      if (systemOnly || defOf(list).type !== 'array' || !element) return [];
      const { type: kind, entries } = defOf(element);
      const samples = kind === 'enum' ? Object.values(entries ?? {}) : kind === 'string' ? SAMPLES : [];
      return samples.length === 0 ? [] : [{ name: `${type}.${field}`, machine, rules, schema, samples }];
    }),
  ),
);

const recorded = (schema: z.ZodType, values: readonly unknown[]): unknown => {
  const parsed = parsePayload(event(null, { field: schema }), { field: values });
  return parsed.success ? parsed.data['field'] : null;
};

describe.each(lists)('$name', ({ name, rules, schema, samples }) => {
  it('a set field keeps each entry once, or a rule refuses a repeated entry', () => {
    const sample = samples.find((one) => recorded(schema, [one]) !== null);
    const rule = REFUSED[name];
    if (rule !== undefined) expect(Object.keys(rules)).toContain(rule);
    else expect(recorded(schema, [sample, sample])).toEqual([sample]);
  });
});
