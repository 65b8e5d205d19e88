import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { order } from '#machines/order/index.ts';
import { storageInvariants } from '#server/auditor/invariants/storage.ts';
import { createStore, minutes, type Store } from '../../support/world.ts';
import { openWarehouse, rulesOf, type Warehouse } from './warehouse.ts';

/** Hours of searching before a parcel is lost, with room for what comes before. */
const SEARCHED = 80 * 60;

let store: Store;
let house: Warehouse;
let people: Record<'clerk.mandalay' | 'manager.mandalay' | 'operations', Actor>;

beforeEach(async () => {
  store = await createStore();
  house = await openWarehouse(store);
  people = {
    'clerk.mandalay': await store.person('clerk.mandalay'),
    'manager.mandalay': await store.person('manager.mandalay'),
    operations: await store.person('operations'),
  };
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
});

interface Attempt {
  readonly actor: Actor;
  readonly parcel: string;
  readonly type: string;
  readonly data?: object;
}

/** Ways in which parcels once left the stock of a branch that was counted, or came into another without a vehicle. */
const LEAKS: readonly {
  readonly name: string;
  readonly rules: readonly string[];
  readonly mutant: readonly string[];
  readonly prepare: () => Promise<Attempt>;
}[] = [
  {
    name: 'discarding from another branch',
    rules: ['order.branchIsNotLocked'],
    mutant: ['branchIsNotLocked'],
    prepare: async () => {
      const parcel = await house.inStock({ destinationBranch: 'MDY' });
      await house.act(house.clerk, 'order', parcel, 'rejectionReported', { reason: 'Refused by telephone' });
      const outcome = { reason: 'Refused by telephone', returnType: 'sendBack', returnCharging: 'free' };
      await house.act(house.manager, 'order', parcel, 'rejected', outcome);
      await house.act(house.manager, 'order', parcel, 'discardRequested', {
        reason: 'Spoilt',
        consent: 'By telephone',
      });
      return { actor: people['manager.mandalay'], parcel, type: 'discarded' };
    },
  },
  {
    name: 'taking a refused parcel in elsewhere',
    rules: ['order.notInAnotherBranch', 'order.branchIsNotLocked'],
    mutant: ['notInAnotherBranch', 'branchIsNotLocked'],
    prepare: async () => {
      const parcel = await house.inStock({ destinationBranch: 'MDY' });
      await house.act(house.clerk, 'order', parcel, 'rejectionReported', { reason: 'Refused by telephone' });
      return { actor: people['clerk.mandalay'], parcel, type: 'warehoused' };
    },
  },
  {
    name: 'continuing a delivery of a parcel that the branch took in',
    rules: ['order.notBroughtInSince'],
    mutant: ['notBroughtInSince'],
    prepare: async () => {
      const parcel = await house.inStock({ destinationBranch: 'YGN' });
      await house.act(house.courier, 'order', parcel, 'deliveryClaimed');
      await house.act(house.courier, 'order', parcel, 'outForDelivery');
      await house.act(house.courier, 'order', parcel, 'rejectionReported', { reason: 'Nobody at home' });
      await house.act(house.clerk, 'order', parcel, 'warehoused');
      return { actor: house.manager, parcel, type: 'rejectionWithdrawn' };
    },
  },
  {
    name: 'confirming a loss',
    rules: ['order.branchIsNotLocked'],
    mutant: ['branchIsNotLocked'],
    prepare: async () => {
      const parcel = await house.inStock();
      await house.act(house.manager, 'order', parcel, 'searchOpened', { reason: 'Not on its shelf' });
      return { actor: people.operations, parcel, type: 'lost' };
    },
  },
];

const sayLater = ({ actor, parcel, type, data }: Attempt) =>
  store.propose(
    actor,
    { machine: 'order', id: parcel, event: { type: `order.${type}`, ...data } },
    { at: minutes(SEARCHED + 2) },
  );

/** Starts a count of Yangon after all preparations; a loss is reported before it. */
async function count({ parcel, type }: Attempt): Promise<string> {
  if (type === 'lost')
    await store.propose(
      house.manager,
      { machine: 'order', id: parcel, event: { type: 'order.lossReported', reason: 'Searched in vain' } },
      { at: minutes(SEARCHED) },
    );
  const { id } = await house.act(house.manager, 'inventoryTask', null, 'planned', { branch: 'YGN' });
  await store.propose(
    house.manager,
    { machine: 'inventoryTask', id, event: { type: 'inventoryTask.started' } },
    { at: minutes(SEARCHED + 1) },
  );
  expect(await house.rowOf('row_branch', 'YGN')).toMatchObject({ count: { task: id } });
  return id;
}

/** Returns what the auditor finds of moves in counted stock. */
async function movesFound(): Promise<readonly unknown[]> {
  const invariant = storageInvariants.find(({ id }) => id === 'P11.stock');
  if (invariant?.kind !== 'set') throw new Error('The invariant is not a query');
  const client = await store.pool.connect();
  try {
    return (await invariant.find(client, null)).map(({ id, evidence }) => [id, evidence['order']]);
  } finally {
    client.release();
  }
}

describe.each(LEAKS)('$name', ({ rules, mutant, prepare }) => {
  test('an act that moves stock is refused while the branch of the parcel is counted', async () => {
    const attempt = await prepare();
    await count(attempt);
    const before = await house.rowOf('row_order', attempt.parcel);
    const verdict = await sayLater(attempt);
    expect(verdict.status).toBe('refused');
    expect(new Set(rulesOf(verdict))).toEqual(new Set(rules));
    expect(await house.rowOf('row_order', attempt.parcel)).toEqual(before);
    expect(await movesFound()).toEqual([]);
  });

  test('an act that moves counted stock is found by the auditor in a program without the rule', async () => {
    const attempt = await prepare();
    const task = await count(attempt);
    for (const name of mutant) {
      const rule = order.rules[name];
      if (!rule) throw new Error(`There is no rule ${name}`);
      vi.spyOn(rule, 'holds').mockReturnValue(true);
    }
    expect((await sayLater(attempt)).status).toBe('accepted');
    expect(await movesFound()).toEqual([[task, attempt.parcel]]);
  });
});
