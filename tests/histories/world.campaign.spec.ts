import { describe, expect, it } from 'vitest';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Rule } from '#machines/kit/rule.ts';
import { order } from '#machines/order/index.ts';
import { histories } from '#modelTesting/world/campaign.ts';
import { live, relive, shrink } from '#modelTesting/world/history.ts';
import { begun, keepInvariants, prepareWorld } from './allTogether.ts';

/** Number of events of all histories together; `npm run histories -- 1000000` sets it. */
const EVENTS = Number(process.env['HISTORY_EVENTS'] ?? 100_000);

prepareWorld();
keepInvariants(EVENTS, EVENTS < 100_000 ? 100 : 380);

describe('histories at random', () => {
  it('histories at random would notice a planted fault, and show it in few commands', async () => {
    const course = { seed: 7, steps: 400, fixtures: begun.fixtures, alive: { order: 10 } };
    await withFault(order, 'order.collectionPaid', async () => {
      const { failure } = await live(begun.begun.fork(), course);
      expect(failure?.faults.join()).toContain('M13');
      const fewest = await shrink(() => begun.begun.fork(), failure?.moves ?? [], failure?.faults[0] ?? '');
      expect(fewest.length).toBeLessThanOrEqual(4);
      expect(await relive(begun.begun.fork(), fewest)).not.toEqual([]);
    });
  });

  it('histories at random would notice an event that is accepted and then violates an invariant', async () => {
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
