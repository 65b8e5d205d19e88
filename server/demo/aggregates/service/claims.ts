import type { DemoContext } from '../demoContext.ts';
import { matchingRows, idOf } from './rows.ts';

/** Plays insurance claims for lost and damaged parcels, at each step of their fourteen days. */
export async function insuranceClaims(demo: DemoContext): Promise<void> {
  const damaged = await matchingRows(demo, 'order', 'inStorage', ({ merchant }) => merchant === null, 5);
  const claims: string[] = [];
  for (const [index, order] of damaged.entries()) {
    const data = { order: idOf(order), ground: 'damaged', remark: 'Torn, and wet inside.' };
    const act = { by: 'support', machine: 'insuranceClaim', type: 'insuranceClaim.submitted', data };
    claims.push((await demo.propose({ ...act, at: demo.before(9 - index) })).id ?? '');
  }
  const [, reviewing, decided, paid, declined] = claims;
  const on = (id: string | undefined, by: string, type: string, days: number, data: object = {}) =>
    id === undefined
      ? Promise.resolve(null)
      : demo.propose({
          by,
          machine: 'insuranceClaim',
          id,
          type: `insuranceClaim.${type}`,
          data: { ...data },
          at: demo.before(days),
        });
  for (const id of [reviewing, decided, paid, declined])
    await on(id, 'support', 'reviewStarted', 4, { remark: 'Photos are asked for.' });
  for (const id of [decided, paid])
    await on(id, 'operations', 'decided', 3, { amount: 40_000_00, remark: 'As much as the cups cost.' });
  await on(paid, 'finance', 'paid', 2, { method: 'bank', voucher: 'demonstration-voucher' });
  await on(declined, 'operations', 'declined', 2, { reason: 'It was packed in paper alone.' });
}
