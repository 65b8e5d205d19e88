import { describe, expect, it } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { meaningOf } from '#machines/kit/meaning.ts';
import { eachField, marksOf, schemasOf } from '#machines/fields/personal.ts';

/** Names that only personal data has, with the kind that their mark must state. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/(^p|P)hone$/, 'phone'],
  [/(^e|E)mail$/, 'email'],
  [/^(idNumber|otherId|passport)/, 'identity'],
];

describe('the marks of personal data', () => {
  it.each(Object.values(aggregateTypes).map((one) => [one.id, one] as const))(
    'the marks of personal data of %s are on each field that is named like a phone, an e-mail or an identity number',
    (_, aggregateType) => {
      const unmarked = new Set<string>();
      for (const schema of schemasOf(aggregateType))
        eachField(schema, (name, field) => {
          const kind = NAMES.find(([shape]) => shape.test(name))?.[1];
          if (kind === undefined || marksOf(aggregateType).get(name) === kind) return;
          unmarked.add(`${name}: ${meaningOf(field).personal ?? 'unmarked'}`);
        });
      expect([...unmarked]).toEqual([]);
    },
  );

  it('the marks of personal data are read from rows and payloads at any depth', () => {
    const marked = (machine: string) => {
      const aggregateType = aggregateTypes[machine];
      return aggregateType ? Object.fromEntries(marksOf(aggregateType)) : null;
    };
    expect(marked('order')).toMatchObject({ phone: 'phone', receiverPhone: 'phone', address: 'address' });
    expect(marked('merchant')).toMatchObject({ phone: 'phone' });
    expect(marked('staff')).toEqual({
      phone: 'phone',
      email: 'email',
      idNumber: 'identity',
      otherId: 'identity',
      address: 'homeAddress',
    });
    for (const machine of ['receivable', 'payable', 'bill', 'settlement', 'paymentSlip'])
      expect(marked(machine)).toMatchObject({ customer: 'customer' });
  });
});
