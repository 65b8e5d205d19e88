import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { order } from '#machines/order/index.ts';
import { mustBeKeepable, NotKeepable } from '#services/outbox/keepable.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import { errorsByField } from '#views/shapes/form/formErrors.ts';
import { refusalOf } from '#views/shapes/form/notKeepable.ts';

const TYPE = 'order.rejectionReported';
const DRAFT = { reason: 'Wants it tomorrow, call 09 420 012 345' };

const thrownBy = (data: Readonly<Record<string, unknown>>): NotKeepable => {
  try {
    mustBeKeepable({ type: TYPE, ...data });
  } catch (error) {
    if (error instanceof NotKeepable) return error;
    throw error;
  }
  throw new Error('It is kept');
};

test('words with a phone, which may not wait here, are an error at their field', async () => {
  const refused = refusalOf(thrownBy(DRAFT));
  if (!refused) throw new Error('The refusal names no field');
  const errors = errorsByField(
    {
      machine: order.id,
      type: TYPE,
      fields: fieldsOf(order.events[TYPE]?.payload.shape ?? {}),
      draft: DRAFT,
      marks: { touched: new Set(), waiting: new Set(), failed: new Set(), refused: [refused], everything: false },
      local: [],
      demanded: new Map(),
    },
    await loadWords('en'),
  );
  expect(errors.get('reason')).toContain('Reason may hold no phone number');
});

test.each([
  ['order.created', null],
  ['order.signPaid', 'voucher'],
])('%s, which may not wait for another cause, is about no words', (type, field) => {
  expect(refusalOf(new NotKeepable(type, field))).toBeNull();
});
