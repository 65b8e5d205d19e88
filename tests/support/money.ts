import type { Actor } from '#machines/kit/actor.ts';
import type { Verdict } from '#server/propose/command.ts';
import { to } from './bills.ts';
import { form, newOrder, toOrder } from './orders.ts';
import type { Store } from './world.ts';

/** The people who handle money in Yangon. */
export interface Tellers {
  readonly clerk: Actor;
  readonly manager: Actor;
  readonly courier: Actor;
  readonly finance: Actor;
}

export const tellersOf = async (store: Store): Promise<Tellers> => ({
  clerk: await store.person('clerk.yangon'),
  manager: await store.person('manager.yangon'),
  courier: await store.person('courier.yangon'),
  finance: await store.person('finance'),
});

type CommandInput = ReturnType<typeof toOrder>;

/** Proposes an event that must be allowed. */
export async function allowed(store: Store, by: Actor, command: CommandInput): Promise<Verdict> {
  const verdict = await store.propose(by, command);
  if (verdict.status !== 'accepted') throw new Error(`${command.event.type}: ${JSON.stringify(verdict.refusals)}`);
  return verdict;
}

type Form = Parameters<typeof newOrder>[2];

/** Creates a parcel within Yangon that is out for delivery with the courier. */
export async function outForDelivery(store: Store, who: Tellers, fields: Form = {}): Promise<string> {
  const id = await newOrder(store, who.clerk, {
    destinationBranch: 'YGN',
    receiver: { ...form.receiver, city: 'MMR013D004' },
    ...fields,
  });
  const steps = [
    [who.manager, 'order.collectorAssigned', { collector: who.courier.id }],
    [who.courier, 'order.collected', { piecesScanned: 1 }],
    [who.clerk, 'order.warehoused', {}],
    [who.courier, 'order.deliveryClaimed', {}],
    [who.courier, 'order.outForDelivery', {}],
  ] as const;
  for (const [by, type, data] of steps) await allowed(store, by, toOrder(id, type, data));
  return id;
}

/** Returns the current row of an aggregate. */
export async function rowOf(store: Store, machine: string, id: string): Promise<Readonly<Record<string, unknown>>> {
  const table = `row_${machine.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
  const { rows } = await store.pool.query<{ row: Record<string, unknown> }>(`select row from ${table} where id = $1`, [
    id,
  ]);
  return rows[0]?.row ?? {};
}

/** Returns the amount due for a stage. */
export const dueOf = async (store: Store, order: string, stage: string): Promise<number> =>
  Number((await rowOf(store, 'receivable', `${order}-${stage}`))['due']);

/** Records the receiver's payment to the courier at the door. */
export async function paidAtTheDoor(store: Store, who: Tellers, id: string, method = 'cash'): Promise<number> {
  const amount = await dueOf(store, id, 'sign');
  await allowed(store, who.courier, toOrder(id, 'order.signPaid', { amount, method }));
  return amount;
}

export const signed = { proof: { kind: 'signature', value: 'S1' }, piecesScanned: 1 };
export const cash = (courier: Actor, event: string, data: object = {}) => to('courierCash', courier.id, event, data);
