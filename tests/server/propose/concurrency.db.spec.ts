import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { decide } from '#machines/kit/decide.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { replay } from '#machines/kit/replay.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { order } from '#machines/order/index.ts';
import type { Verdict } from '#server/propose/command.ts';
import { canonical } from '#server/store/canonical.ts';
import { historyOf } from '#server/store/history.ts';
import { auditOf } from '../../support/audit.ts';
import { isLinearizable, type Operation } from '../../support/linearizability.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { SEED, seeded } from '#modelTesting/random.ts';
import { createStore, NOW, type Store } from '../../support/world.ts';

const CLIENTS = 12;
const STEPS = 20;

interface Input {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly expectedVersion: number | undefined;
}

let store: Store;
let manager: Actor;
const at = NOW.toISOString();

beforeAll(async () => {
  store = await createStore();
  manager = await store.person('manager.yangon');
});
afterAll(() => store.close());

const CHOICES: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['order.labelPrinted', { kind: 'waybill', reason: 'Torn' }],
  ['order.labelPrinted', { kind: 'waybill' }],
  ['order.extraFeeAdded', { kind: 'upstairs', amount: 100, channel: 'cash', stage: 'online' }],
  ['order.cancelled', { reason: 'Mistaken' }],
  ['order.released', { reason: 'Ill' }],
  ['order.collectorAssigned', {}],
];

/** The machine as the specification of every history. Reactions are those of the log. */
const specification = (begun: Aggregate, lookups: Readonly<Record<string, unknown>>) => ({
  initial: begun,
  keyOf: ({ version, states, context }: Aggregate) => canonical([version, states, context]),
  step: (aggregate: Aggregate, { type, data, expectedVersion }: Input, verdict: Verdict): Aggregate | null => {
    const isSeen = expectedVersion === undefined || expectedVersion === aggregate.version;
    if (!isSeen) return verdict.status === 'conflict' && verdict.version === aggregate.version ? aggregate : null;
    const proposal = { type, id: aggregate.id, data, actor: manager, lookups, at, occurredAt: at };
    const judged = decide(order, aggregate, proposal);
    if (!judged.ok) return verdict.status === 'refused' && verdict.version === aggregate.version ? aggregate : null;
    if (verdict.status !== 'accepted' || verdict.events[0]?.version !== aggregate.version + 1) return null;
    return follow(judged.aggregate, aggregate, { ...proposal, data: judged.decision.data });
  },
});

/** Returns the aggregate after the reactions to an event, in the order of their declaration. */
function follow(
  aggregate: Aggregate,
  before: Aggregate,
  event: Parameters<(typeof order.reactions)[number]['of']>[0],
): Aggregate {
  let reached = aggregate;
  const asked = order.reactions
    .filter(({ on }) => on === event.type)
    .flatMap((reaction) =>
      reaction.of(event, aggregate, before).map(({ data }) => ({ type: reaction.proposes, data })),
    );
  for (const { type, data } of asked) {
    const judged = decide(order, reached, {
      ...event,
      type,
      data,
      actor: { ...manager, kind: 'system', id: 'system' },
    });
    if (judged.ok) reached = judged.aggregate;
  }
  return reached;
}

describe(`hot orders under ${CLIENTS} clients on two processes (SEED=${SEED})`, () => {
  test.each([
    ['with the version seen', true],
    ['without it', false],
  ])(
    '%s: every history of hot orders under many clients is one that the machine alone could have made',
    async (_, expecting) => {
      const other = store.another();
      const ids = [await newOrder(store, manager), await newOrder(store, manager)];
      const aggregates = new Map<string, Aggregate>();
      for (const id of ids) {
        aggregates.set(id, replay(order, id, await historyOf(store.pool, { machine: 'order', id })).aggregate);
      }
      const books = new Map<string, Operation<Input, Verdict>[]>(ids.map((id) => [id, []]));
      const client = async (index: number): Promise<void> => {
        const random = seeded(SEED + index + (expecting ? 1000 : 0));
        const seen = new Map(ids.map((id) => [id, 2]));
        for (let step = 0; step < STEPS; step += 1) {
          const id = ids[Math.floor(random() * ids.length)] ?? '';
          // Events that end an order come last, so that orders remain to race for.
          const reach = step < STEPS - 3 ? 3 : CHOICES.length;
          const [type, data] = CHOICES[Math.floor(random() * reach)] ?? ['', {}];
          const expectedVersion = expecting ? seen.get(id) : undefined;
          const command = { key: crypto.randomUUID(), ...toOrder(id, type, data) };
          const begin = performance.now();
          const [verdict] = await (index % 2 === 0 ? store.proposer : other).propose({
            mode: 'each',
            dryRun: false,
            actor: manager,
            at,
            commands: [expectedVersion === undefined ? command : { ...command, expectedVersion }],
          });
          if (!verdict) throw new Error('No verdict');
          seen.set(id, verdict.version);
          books
            .get(id)
            ?.push({ begin, end: performance.now(), input: { type, data, expectedVersion }, output: verdict });
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, (_unused, index) => client(index)));
      const all = [...books.values()].flat().map(({ output }) => output.status);
      expect(all.filter((status) => status === 'accepted').length).toBeGreaterThan(CLIENTS);
      if (expecting) expect(all.filter((status) => status === 'conflict').length).toBeGreaterThan(CLIENTS);
      for (const [id, history] of books) {
        const known = { lock: null, collector: null };
        const begun = aggregates.get(id) ?? notCreated(order, id);
        expect(isLinearizable(history, specification(begun, known)), `${id} has no such history`).toBe(true);
        const lost = history.findIndex(({ output }) => output.status === 'accepted');
        const forged = history.map((operation, index) =>
          index === lost ? { ...operation, output: { ...operation.output, status: 'refused' as const } } : operation,
        );
        expect(isLinearizable(forged, specification(begun, known)), 'a forged answer is found').toBe(false);
      }
      expect(await auditOf(store.pool)).toEqual([]);
    },
    120_000,
  );
});
