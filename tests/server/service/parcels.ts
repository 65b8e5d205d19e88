import type { Actor } from '#machines/kit/actor.ts';
import type { Verdict } from '#server/propose/command.ts';
import { form, newOrder } from '../../support/orders.ts';
import { createStore, minutes, type Store } from '../../support/world.ts';

type Fields = Parameters<typeof newOrder>[2];
type Row = Readonly<Record<string, unknown>>;

const HOURS = 60;

/** Opens a store with the people of a service desk. Its functions bring parcels to the states that a desk handles. */
export async function openDesk() {
  const store: Store = await createStore();
  const people = {
    admin: await store.person('admin'),
    support: await store.person('support'),
    operations: await store.person('operations'),
    finance: await store.person('finance'),
    manager: await store.person('manager.yangon'),
    clerk: await store.person('clerk.yangon'),
    courier: await store.person('courier.yangon'),
  };

  const act = (actor: Actor, id: string, type: string, data: object = {}, at = minutes(0)): Promise<Verdict> =>
    store.propose(actor, { machine: type.slice(0, type.indexOf('.')), id, event: { type, ...data } }, { at });

  /** Proposes an event that must be accepted. */
  const done = async (...command: Parameters<typeof act>): Promise<Verdict> => {
    const verdict = await act(...command);
    if (verdict.status !== 'accepted')
      throw new Error(`${command[2]} was refused: ${JSON.stringify(verdict.refusals)}`);
    return verdict;
  };

  const rows = async (machine: string, order: string): Promise<Row[]> => {
    const table = `row_${machine.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
    const found = await store.pool.query<{ row: Row }>(
      `select row from ${table} where coalesce(row ->> 'order', row -> 'orders' ->> 0) = $1 order by id`,
      [order],
    );
    return found.rows.map(({ row }) => row);
  };

  const orderRow = async (id: string): Promise<Row> => {
    const { rows: found } = await store.pool.query<{ row: Row }>('select row from row_order where id = $1', [id]);
    return found[0]?.row ?? {};
  };

  /** Returns a parcel within one city, collected and in its branch. */
  const inBranch = async (fields: Fields = {}): Promise<string> => {
    const { clerk, courier } = people;
    const id = await newOrder(store, clerk, { destinationBranch: 'YGN', receiver: form.sender, ...fields });
    await done(clerk, id, 'order.collectorAssigned', { collector: courier.id });
    await done(courier, id, 'order.collected', { piecesScanned: 1 });
    await done(clerk, id, 'order.warehoused');
    return id;
  };

  /** Returns the same parcel out for delivery. */
  const outForDelivery = async (fields: Fields = {}): Promise<string> => {
    const id = await inBranch(fields);
    await done(people.courier, id, 'order.deliveryClaimed');
    await done(people.courier, id, 'order.outForDelivery');
    return id;
  };

  /** Returns the same parcel at the receiver's door, paid and signed for. */
  const signed = async (fields: Fields = {}): Promise<string> => {
    const id = await outForDelivery(fields);
    const { due } = await orderRow(id);
    await done(people.courier, id, 'order.signPaid', { amount: due, method: 'cash' });
    await done(people.courier, id, 'order.signed', { proof: { kind: 'signature', value: 'F1' }, piecesScanned: 1 });
    return id;
  };

  /** Returns a parcel that was refused, returned to the branch, and signed for by its sender. */
  const returned = async (fields: Fields = {}): Promise<string> => {
    const id = await outForDelivery(fields);
    await done(people.courier, id, 'order.rejectionReported', { reason: 'Did not order it' });
    const outcome = { reason: 'Did not order it', returnType: 'sendBack', returnCharging: 'free' };
    await done(people.manager, id, 'order.rejected', outcome);
    await done(people.clerk, id, 'order.warehoused');
    await done(people.manager, id, 'order.sendBackDecided');
    const proof = { kind: 'signature', value: 'F1' };
    await done(people.clerk, id, 'order.returnSigned', { proof, piecesScanned: 1 });
    return id;
  };

  /** Returns an insured parcel that was searched for without success and declared lost by two persons. */
  const lost = async (fields: Fields = {}): Promise<string> => {
    const id = await inBranch({ insureAmount: 800_000_00, ...fields });
    await done(people.manager, id, 'order.searchOpened', { reason: 'Not on its shelf' });
    await done(people.manager, id, 'order.lossReported', { reason: 'Searched in vain' }, minutes(72 * HOURS));
    await done(people.admin, id, 'order.lost', {}, minutes(72 * HOURS + 1));
    return id;
  };

  /** Proposes one event by two persons from two processes at the same moment; returns the statuses. */
  const atOnce = async (...commands: readonly Parameters<typeof act>[]): Promise<string[]> => {
    const verdicts = await Promise.all(
      commands.map(async ([actor, id, type, data = {}, at = minutes(0)]) => {
        const [verdict] = await store.another().propose({
          mode: 'each',
          dryRun: false,
          actor,
          at,
          commands: [
            {
              key: crypto.randomUUID(),
              machine: type.slice(0, type.indexOf('.')),
              ...(id === '' ? {} : { id }),
              event: { type, ...data },
            },
          ],
        });
        return verdict?.status ?? 'none';
      }),
    );
    return verdicts.toSorted();
  };

  return { store, ...people, act, done, rows, orderRow, inBranch, outForDelivery, signed, returned, lost, atOnce };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
