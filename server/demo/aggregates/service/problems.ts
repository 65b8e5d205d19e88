import type { DemoContext } from '../demoContext.ts';
import { idOf } from './rows.ts';

/** Plays problems opened by the parcels' logs, and one by a desk; some have an owner, some are solved. */
export async function problems(demo: DemoContext): Promise<void> {
  const [one, two, three, four] = (await demo.rowsIn('problemItem', 'pending', 4)).map(idOf);
  const act = (id: string | undefined, type: string, at: string, data: object) =>
    id === undefined
      ? Promise.resolve(null)
      : demo.propose({ by: 'support', machine: 'problemItem', id, type: `problemItem.${type}`, data: { ...data }, at });
  for (const id of [one, two, three, four]) await act(id, 'taken', demo.before(3), { remark: 'Asked the branch' });
  await act(two, 'followed', demo.before(2), { remark: 'The branch looks for it' });
  await act(three, 'handled', demo.before(2), { remark: 'Repacked and sent on', identifier: 'handledByBranch' });
  await act(four, 'handled', demo.before(1), { remark: 'The sender agrees', identifier: 'user' });
  const [parcel] = await demo.rowsIn('order', 'inStorage', 1);
  if (parcel === undefined) return;
  const data = { order: idOf(parcel), kind: 'other', reason: 'The label can hardly be read' };
  await demo.propose({ by: 'support', machine: 'problemItem', type: 'problemItem.raised', data, at: demo.before(1) });
}

/** Plays follow-up calls, done and open. */
export async function followUps(demo: DemoContext): Promise<void> {
  for (const [index, task] of (await demo.rowsIn('followUp', 'open', 6)).entries()) {
    const act = { by: 'support', machine: 'followUp', id: idOf(task) };
    const noAnswer = { remark: 'Nobody answers; again tomorrow.' };
    await demo.propose({ ...act, type: 'followUp.remarked', data: noAnswer, at: demo.before(2) });
    if (index % 2 === 1) continue;
    await demo.propose({
      ...act,
      type: 'followUp.closed',
      data: { remark: 'The client knows, and agrees.' },
      at: demo.before(1),
    });
  }
}
