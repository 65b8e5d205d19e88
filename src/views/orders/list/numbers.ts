import { isWaybill } from '#machines/identifiers.ts';
import { identifier } from '#machines/fields.ts';
import { page, type Row } from '#services/page.ts';
import type { Resolved } from '#views/shapes/list/options.ts';

/** How many numbers may be looked for at once. */
export const MOST_NUMBERS = 500;

const BATCH = 100;
const PIECE = /^(.+)-\d{1,2}$/;

const waybillOf = (number: string): string | null => {
  const upper = number.toUpperCase();
  const whole = PIECE.exec(upper)?.[1] ?? upper;
  return isWaybill(whole) ? whole : null;
};

async function lookUp(field: 'id' | 'mailSn', numbers: readonly string[], signal: AbortSignal): Promise<Row[]> {
  const batches = Array.from({ length: Math.ceil(numbers.length / BATCH) }, (_, index) =>
    numbers.slice(index * BATCH, (index + 1) * BATCH),
  );
  const answers = await Promise.all(
    batches.map((value) =>
      page('order', { pageNum: 1, pageSize: BATCH, filters: [{ field, op: 'in', value }] }, { signal }),
    ),
  );
  return answers.flatMap(({ records }) => records);
}

/** Waybills, pieces of orders (a waybill and a piece's number) and customers' numbers: which orders they are, and which are none. */
export async function resolveNumbers(numbers: readonly string[], signal: AbortSignal): Promise<Resolved> {
  const waybills = new Map(numbers.map((number) => [number, waybillOf(number)]));
  const ids = [...new Set([...waybills.values()].filter((waybill) => waybill !== null))];
  const mails = numbers.filter((number) => waybills.get(number) === null && identifier.safeParse(number).success);
  const [byId, byMail] = await Promise.all([lookUp('id', ids, signal), lookUp('mailSn', mails, signal)]);
  const found = new Set([...byId, ...byMail].map(({ id }) => id));
  const foundMails = new Set(byMail.map((row) => row['mailSn']));
  return {
    filters: [{ field: 'id', op: 'in', value: found.size === 0 ? [''] : [...found] }],
    missing: numbers.filter((number) => {
      const waybill = waybills.get(number);
      return waybill ? !found.has(waybill) : !foundMails.has(number);
    }),
  };
}
