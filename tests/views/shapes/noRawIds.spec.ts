import { expect, test } from 'vitest';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import type { FieldInfo } from '#i18n/fieldKind.ts';
import { loadPresented, PRESENTED } from '#views/data/presentations.ts';
import type { Presented } from '#views/shapes/presentation/presentation.ts';

/** Names of fields that hold the number of a record or a person. */
const NUMBERS =
  /^(by|till|receipt|receivable|refund|paymentSlip|slip|bill|settlement|order|package|shipment|courier|task|claim|superior|customer|addressee|life|workOrder)s?$|[a-z]By$/;

/** Fields of such a name that stay texts, with the reason. */
const TEXTS: Readonly<Record<string, string>> = {
  'bill.by': 'a settlement or a payment slip: its number is shown, and the record has it as a link',
  'bill.customer': 'a business customer or a person; the name is a field of its own',
  'branch.task': 'a count by its number; it has a link in the list of counts',
  'notice.addressee': 'on no screen: everybody reads their own',
  'payable.customer': 'as of a bill',
  'paymentSlip.customer': 'as of a bill',
  'receivable.customer': 'as of a bill',
  'settlement.customer': 'as of a bill',
  'userQuestion.customer': 'the name of the person who asks',
  'violation.life': 'a record of any type: its screen links it by its type',
};

const isText = ({ name, kind }: FieldInfo): boolean => kind.kind === 'text' && NUMBERS.test(name);

const textsOf = ({ id, rowSchema, events }: Presented): string[] => {
  const fields = [rowSchema, ...Object.values(events).map(({ payload }) => payload)].flatMap(({ shape }) =>
    fieldsOf(shape),
  );
  return fields.filter(isText).map(({ name }) => `${id}.${name}`);
};

test('a field that names a record or a person is shown by its name or as a link, in lists, details and logs', async () => {
  const all = await Promise.all(PRESENTED.map(loadPresented));
  const found = new Set(all.flatMap((one) => (one ? textsOf(one) : [])));
  expect([...found].toSorted()).toEqual(Object.keys(TEXTS).toSorted());
});
