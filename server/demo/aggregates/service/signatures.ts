import type { DemoContext } from '../demoContext.ts';
import { matchingRows, idOf, type Row } from './rows.ts';

const REASON = { reason: 'Signed by a neighbour, the receiver says' };

/** Requests the cancellation of a signature; returns its work order. */
async function askToCancel(demo: DemoContext, order: Row): Promise<string> {
  const verdict = await demo.propose({
    by: 'support',
    machine: 'order',
    id: idOf(order),
    type: 'order.signVoidRequested',
    data: REASON,
    at: demo.before(1),
  });
  const opened = verdict.events.find(({ type }) => type === 'workOrder.cancelSignOpened');
  return opened?.stream.slice('workOrder/'.length) ?? '';
}

/** Plays cancellations of signatures: some wait, some ended in each state, one was rejected. */
export async function cancelledSignatures(demo: DemoContext): Promise<void> {
  const atDoor = await matchingRows(
    demo,
    'order',
    'signed',
    ({ deliverer, deliveryWay }) => deliverer !== null && deliveryWay === 'door',
    7,
  );
  const atStation = await matchingRows(demo, 'order', 'signed', ({ deliveryWay }) => deliveryWay !== 'door', 1);
  const returned = await matchingRows(demo, 'order', 'returnSigned', () => true, 2);
  const decide = (id: string, type: string, data: object) =>
    demo.propose({
      by: 'finance',
      machine: 'workOrder',
      id,
      type: `workOrder.${type}`,
      data: { ...data },
      at: demo.before(0, 6),
    });
  const places = ['deliverer', 'branch'] as const;
  for (const [index, order] of [...atDoor, ...atStation].entries()) {
    const workOrder = await askToCancel(demo, order);
    const place = atStation.includes(order) ? 'station' : places[index];
    if (place !== undefined) await decide(workOrder, 'cancelSignApproved', { place, remark: 'Photo and name differ.' });
    else if (index === 2) await decide(workOrder, 'cancelSignRefused', { result: 'The receiver found it at home.' });
  }
  for (const [index, order] of returned.entries()) {
    const workOrder = await askToCancel(demo, order);
    if (index === 0) await decide(workOrder, 'cancelSignApproved', { place: 'branch', remark: 'Given to a stranger.' });
  }
}
