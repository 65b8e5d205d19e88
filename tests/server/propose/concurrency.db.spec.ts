import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { decide } from '#machines/kit/decide.ts';
import type { Life } from '#machines/kit/noun.ts';
import { replay } from '#machines/kit/replay.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { order } from '#machines/order/index.ts';
import type { Verdict } from '#server/propose/command.ts';
import { canonical } from '#server/store/canonical.ts';
import { historyOf } from '#server/store/history.ts';
import { auditOf } from '../../support/audit.ts';
import { isLinearizable, type Operation } from '../../support/linearizability.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { SEED, seeded } from '../../support/random.ts';
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

/** Our own pure machine as what every history must agree with; reactions are taken as the log shows them. */
const specification = (begun: Life, known: Readonly<Record<string, unknown>>) => ({
  initial: begun,
  keyOf: ({ version, states, context }: Life) => canonical([version, states, context]),
  step: (life: Life, { type, data, expectedVersion }: Input, verdict: Verdict): Life | null => {
    const isSeen = expectedVersion === undefined || expectedVersion === life.version;
    if (!isSeen) return verdict.status === 'conflict' && verdict.version === life.version ? life : null;
    const proposal = { type, id: life.id, data, actor: manager, known, at, occurredAt: at };
    const judged = decide(order, life, proposal);
    if (!judged.ok) return verdict.status === 'refused' && verdict.version === life.version ? life : null;
    if (verdict.status !== 'accepted' || verdict.events[0]?.version !== life.version + 1) return null;
    return follow(judged.life, life, { ...proposal, data: judged.decision.data });
  },
});

/** What follows from an event, taken in the order the machine declares. */
function follow(life: Life, before: Life, fact: Parameters<(typeof order.reactions)[number]['of']>[0]): Life {
  let reached = life;
  const asked = order.reactions
    .filter(({ on }) => on === fact.type)
    .flatMap((reaction) => reaction.of(fact, life, before).map(({ data }) => ({ type: reaction.proposes, data })));
  for (const { type, data } of asked) {
    const judged = decide(order, reached, { ...fact, type, data, actor: { ...manager, kind: 'system', id: 'system' } });
    if (judged.ok) reached = judged.life;
  }
  return reached;
}

describe(`hot orders under ${CLIENTS} clients on two processes (SEED=${SEED})`, () => {
  test.each([
    ['with the version seen', true],
    ['without it', false],
  ])(
    '%s: every history is one that the machine alone could have made',
    async (_, expecting) => {
      const other = store.another();
      const ids = [await newOrder(store, manager), await newOrder(store, manager)];
      const lives = new Map<string, Life>();
      for (const id of ids) {
        lives.set(id, replay(order, id, await historyOf(store.pool, { machine: 'order', id })).life);
      }
      const books = new Map<string, Operation<Input, Verdict>[]>(ids.map((id) => [id, []]));
      const client = async (index: number): Promise<void> => {
        const random = seeded(SEED + index + (expecting ? 1000 : 0));
        const seen = new Map(ids.map((id) => [id, 2]));
        for (let step = 0; step < STEPS; step += 1) {
          const id = ids[Math.floor(random() * ids.length)] ?? '';
          // What ends an order comes last, so that there is something to race for.
          const reach = step < STEPS - 3 ? 3 : CHOICES.length;
          const [type, data] = CHOICES[Math.floor(random() * reach)] ?? ['', {}];
          const expectedVersion = expecting ? seen.get(id) : undefined;
          const wish = { key: crypto.randomUUID(), ...toOrder(id, type, data) };
          const begin = performance.now();
          const [verdict] = await (index % 2 === 0 ? store.proposer : other).propose({
            mode: 'each',
            dryRun: false,
            actor: manager,
            at,
            commands: [expectedVersion === undefined ? wish : { ...wish, expectedVersion }],
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
        const begun = lives.get(id) ?? unborn(order, id);
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
