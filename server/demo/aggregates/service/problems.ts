import type { DemoContext } from '../demoContext.ts';
import { idOf } from './rows.ts';

/** Plays problems opened by the parcels' logs, and one by a desk; some have an owner, some are solved. */
export async function problems(stage: DemoContext): Promise<void> {
  const [one, two, three, four] = (await stage.rowsIn('problemItem', 'pending', 4)).map(idOf);
  const act = (id: string | undefined, type: string, at: string, data: object) =>
    id === undefined
      ? Promise.resolve(null)
      : stage.act({ by: 'support', machine: 'problemItem', id, type: `problemItem.${type}`, data: { ...data }, at });
  for (const id of [one, two, three, four]) await act(id, 'taken', stage.before(3), { remark: 'Asked the branch' });
  await act(two, 'followed', stage.before(2), { remark: 'The branch looks for it' });
  await act(three, 'handled', stage.before(2), { remark: 'Repacked and sent on', identifier: 'handledByBranch' });
  await act(four, 'handled', stage.before(1), { remark: 'The sender agrees', identifier: 'user' });
  const [parcel] = await stage.rowsIn('order', 'inStorage', 1);
  if (parcel === undefined) return;
  const data = { order: idOf(parcel), kind: 'other', reason: 'The label can hardly be read' };
  await stage.act({ by: 'support', machine: 'problemItem', type: 'problemItem.raised', data, at: stage.before(1) });
}

/** Plays follow-up calls, done and open. */
export async function followUps(stage: DemoContext): Promise<void> {
  for (const [index, task] of (await stage.rowsIn('followUp', 'open', 6)).entries()) {
    const act = { by: 'support', machine: 'followUp', id: idOf(task) };
    const noAnswer = { remark: 'Nobody answers; again tomorrow.' };
    await stage.act({ ...act, type: 'followUp.remarked', data: noAnswer, at: stage.before(2) });
    if (index % 2 === 1) continue;
    await stage.act({
      ...act,
      type: 'followUp.closed',
      data: { remark: 'The client knows, and agrees.' },
      at: stage.before(1),
    });
  }
}
