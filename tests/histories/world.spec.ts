import { beforeAll, describe, expect, it } from 'vitest';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Rule } from '#machines/kit/rule.ts';
import { aggregateTypes } from '#machines/aggregateTypes.ts';
import { order } from '#machines/order/index.ts';
import { SEED } from '#modelTesting/random.ts';
import { beginHistories, histories, machinesLed, type Begun } from '#modelTesting/world/campaign.ts';
import { isFound } from '#machines/lookups/found/index.ts';
import { providers } from '#server/lookups/providers.ts';
import { live, relive, shrink, formatHistory } from '#modelTesting/world/history.ts';

/** Number of events of all histories together; `npm run histories -- 1000000` sets it. */
const EVENTS = Number(process.env['HISTORY_EVENTS'] ?? 100_000);
/** The quick gate uses the same seed for everyone; a campaign uses another seed each time. */
const LIMIT = Math.max(120_000, EVENTS * 10);

let begun: Begun;

beforeAll(async () => {
  begun = await beginHistories();
}, 60_000);

describe(`all aggregates together at random (SEED=${SEED})`, () => {
  it(`keep every invariant at each step, over ${EVENTS} events`, { timeout: LIMIT }, async () => {
    const { failures, ...led } = await histories(begun, { events: EVENTS, seed: SEED, endsAtFailure: true });
    for (const { seed, failure } of failures) {
      const fewest = await shrink(() => begun.begun.fork(), failure.moves, failure.faults[0] ?? '');
      expect.fail(`SEED=${seed}: ${failure.faults.join('; ')}\n${formatHistory(fewest)}`);
    }
    process.stdout.write(
      `histories: ${led.histories} of ${led.events} events, ${led.refused} refusals, ${led.kinds.size} kinds of event\n`,
    );
    expect(led.kinds.size).toBeGreaterThan(EVENTS < 100_000 ? 100 : 380);
    expect(led.refused).toBeGreaterThan(led.events / 10);
  });

  it('are of every aggregate type', () => {
    expect(Object.keys(aggregateTypes).filter((aggregateType) => !machinesLed.includes(aggregateType))).toEqual([]);
  });

  it('find every lookup that the server reads for them', () => {
    const missed = Object.entries(providers).flatMap(([machine, own]) =>
      Object.entries(own).flatMap(([name, provider]) =>
        'machine' in provider || isFound(machine, name) ? [] : [`${machine}.${name}`],
      ),
    );
    expect(missed).toEqual([]);
  });

  it('would notice a fault, and say it in few commands', { timeout: 120_000 }, async () => {
    const course = { seed: 7, steps: 400, fixtures: begun.fixtures, alive: { order: 10 } };
    await withFault(order, 'order.collectionPaid', async () => {
      const { failure } = await live(begun.begun.fork(), course);
      expect(failure?.faults.join()).toContain('M13');
      const fewest = await shrink(() => begun.begun.fork(), failure?.moves ?? [], failure?.faults[0] ?? '');
      expect(fewest.length).toBeLessThanOrEqual(4);
      expect(await relive(begun.begun.fork(), fewest)).not.toEqual([]);
    });
  });

  it('X6: would notice an event that is accepted and then violates an invariant', { timeout: 120_000 }, async () => {
    await onlyAtCreation('volumeUnderTenCubicMetres', async () => {
      const { failures } = await histories(begun, {
        events: 15_000,
        seed: 1,
        endsAtFailure: true,
        alive: { order: 20 },
      });
      const [{ failure } = {}] = failures;
      expect(failure?.faults.join()).toContain('P20 order/');
      expect(failure?.moves.at(-1)).toMatchObject({ type: 'order.weightModified' });
    });
  });
});

/** Makes a rule of the order hold for every event but the creation for the duration of the work. */
async function onlyAtCreation(name: string, work: () => Promise<void>): Promise<void> {
  const rule = order.rules[name] as { holds: Rule['holds'] } | undefined;
  if (!rule) throw new Error(`There is no rule ${name}`);
  const { holds } = rule;
  rule.holds = (judged) => ('sender' in (judged.data as object) ? holds(judged) : true);
  try {
    await work();
  } finally {
    rule.holds = holds;
  }
}

/** Removes the reactions of one event from the aggregate type for the duration of the work. */
async function withFault(aggregateType: AggregateType, on: string, work: () => Promise<void>): Promise<void> {
  const reactions = aggregateType.reactions as AggregateType['reactions'][number][];
  const whole = [...reactions];
  reactions.splice(0, reactions.length, ...whole.filter((reaction) => reaction.on !== on));
  try {
    await work();
  } finally {
    reactions.splice(0, reactions.length, ...whole);
  }
}
