import { system } from '#machines/kit/actor.ts';
import { decide } from '#machines/kit/decide.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { replay as fold } from '#machines/kit/replay.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { order } from '#machines/order/index.ts';
import { inTurn, print, round } from './measure.ts';
import type { Sizes } from './sizes.ts';
import { newOrder } from './world.ts';

const AT = '2026-11-21T03:00:00.000Z';

/**
 * Events a second replayed with guards and checked outcomes; compared with XState on the same events, and with parsing
 * JSON.
 */
export async function replay({ aggregates, rounds }: Sizes['replay']): Promise<void> {
  const history = ordinaryAggregate();
  const texts = history.map((record) => JSON.stringify(record));
  const events = aggregates * history.length;
  const timed = (work: () => void) => async (): Promise<number> => {
    const begin = performance.now();
    work();
    return events / ((performance.now() - begin) / 1000);
  };
  const rates = await inTurn(rounds, {
    ours: timed(() => {
      for (let aggregate = 0; aggregate < aggregates; aggregate += 1) {
        if (fold(order, 'SL1', history).differences.length > 0)
          throw new Error('replaying the history gives differences');
      }
    }),
    peer: timed(() => {
      for (let aggregate = 0; aggregate < aggregates; aggregate += 1) retake(history);
    }),
    limit: timed(() => {
      for (let aggregate = 0; aggregate < aggregates; aggregate += 1) for (const text of texts) JSON.parse(text);
    }),
  });
  const { ours = 0, peer = 0, limit = 0 } = rates;
  print({
    name: 'replay',
    ours: round(ours),
    peer: round(peer),
    limit: round(limit),
    ratio: round(ours / limit),
    unit: 'events/s',
    eventsPerAggregate: history.length,
    peerName: 'XState restoring a snapshot for each event',
    limitName: 'JSON.parse of the same events',
  });
}

const retake = (history: readonly RecordedTransition[]): Aggregate =>
  history.reduce(
    (aggregate, record) => {
      const judgement = decide(order, aggregate, { ...record, actor: { ...system, branch: record.actor.branch } });
      if (!judgement.ok) throw new Error(`${record.type}: ${JSON.stringify(judgement.refusals)}`);
      return judgement.aggregate;
    },
    notCreated(order, 'SL1'),
  );

/** Returns the events of an order from a door in Yangon to a door in Mandalay. */
function ordinaryAggregate(): RecordedTransition[] {
  const { type: _type, ...form } = newOrder;
  const steps: [string, unknown, string?][] = [
    ['order.created', form],
    ['order.collectionDue', { amount: 410_000 }],
    ['order.collectorAssigned', { collector: 'STF000001' }],
    ['order.collectionPaid', { amount: 410_000, method: 'cash' }],
    ['order.collected', {}],
    ['order.warehoused', {}],
    ['order.sorted', { nextBranch: 'MDY' }],
    ['order.loaded', { shipment: 'S1' }],
    ['order.departed', { driver: 'Ko Zaw' }],
    ['order.arrived', {}, 'MDY'],
    ['order.shelved', { shelf: 'A1' }, 'MDY'],
    ['order.delivererAssigned', { deliverer: 'STF000002' }, 'MDY'],
    ['order.outForDelivery', {}, 'MDY'],
    ['order.signed', { proof: { kind: 'signature', value: 'x' } }, 'MDY'],
  ];
  let aggregate = notCreated(order, 'SL1');
  return steps.map(([type, data, branch = 'YGN'], index) => {
    const proposal = { type, id: 'SL1', data, actor: { ...system, branch }, lookups: {}, at: AT, occurredAt: AT };
    const judgement = decide(order, aggregate, proposal);
    if (!judgement.ok) throw new Error(`${type}: ${JSON.stringify(judgement.refusals)}`);
    aggregate = judgement.aggregate;
    const { from, to, changes, data: parsed } = judgement.decision;
    return { ...proposal, data: parsed, version: index + 1, from, to, changes };
  });
}
