import { describe, expect, it } from 'vitest';
import { replay } from '#machines/kit/replay.ts';
import { order } from '#machines/order/index.ts';
import { beginning } from '#modelTesting/situation.ts';
import { play, ask } from './fixtures/play.ts';
import { orderOf } from './fixtures/world.ts';

const collected = play(beginning(order), 'order.created', 'order.collectorAssigned', 'order.collected');
const inStorage = play(collected, ['order.shelved', { shelf: 'A1' }]);
const atDestination = play(
  inStorage,
  'order.sorted',
  'order.loaded',
  'order.departed',
  'order.arrived',
  'order.shelved',
);

const asked = (situation: typeof inStorage, version: number) =>
  play(situation, ['order.voidRequested', { version, ground: 'didNotOccur', reason: 'Scanned by mistake' }]);
const voided = (situation: typeof inStorage, version: number) =>
  play(asked(situation, version), ['order.eventVoided', { version }]);

describe('declaring an event void', () => {
  it('declaring an event void takes back a move, with the fields that the move changed', () => {
    const { aggregate } = voided(inStorage, 4);
    expect(aggregate.states['custody']).toBe('collected');
    expect(orderOf(aggregate)).toMatchObject({
      shelf: null,
      holder: { kind: 'courier', id: 'zaw' },
      voided: [4],
      request: null,
    });
    expect(aggregate.states['request']).toBe('request.none');
  });

  it('declaring an event void keeps what happened between', () => {
    const printed = play(inStorage, 'order.labelPrinted');
    const { aggregate } = voided(printed, 4);
    expect(aggregate.states['custody']).toBe('collected');
    expect(orderOf(aggregate).prints).toHaveLength(1);
  });

  it('declaring an event void is refused while a later event needs it, and that later event is named', () => {
    const judged = ask(asked(inStorage, 3), 'order.eventVoided', { version: 3 });
    expect(judged).toMatchObject({
      ok: false,
      refusals: [{ rule: 'order.nothingDependsOnIt', values: { events: 'order.shelved' } }],
    });
  });

  it('declaring events void becomes possible from the end backwards', () => {
    const { aggregate } = voided(voided(inStorage, 4), 3);
    expect(aggregate.states['custody']).toBe('pendingCollection');
    expect(orderOf(aggregate).voided).toEqual([4, 3]);
    expect(orderOf(aggregate).holder.kind).toBe('sender');
  });

  it('declaring an event void leaves the first request open when a step for two persons is taken back', () => {
    const discarded = play(
      inStorage,
      ['order.discardRequested', { reason: 'Spoilt', consent: 'f1' }],
      'order.discarded',
    );
    const { aggregate } = voided(discarded, discarded.aggregate.version);
    expect(aggregate.states).toMatchObject({ custody: 'inStorage', request: 'request.discard' });
    expect(orderOf(aggregate).request).toMatchObject({ event: 'order.discardRequested', by: 'zaw' });
  });

  it('declaring a correction void gives back what the correction had declared void', () => {
    const once = voided(inStorage, 4);
    const twice = voided(once, once.aggregate.version);
    expect(twice.aggregate.states['custody']).toBe('inStorage');
    expect(orderOf(twice.aggregate).shelf).toBe('A1');
  });

  it('declaring an event void can follow another correction of the same aggregate', () => {
    const printed = play(voided(play(inStorage, 'order.labelPrinted'), 5), 'order.workOrderRaised');
    const again = voided(printed, printed.aggregate.version);
    expect(orderOf(again.aggregate).voided).toEqual([5, printed.aggregate.version]);
    expect(orderOf(again.aggregate).prints).toEqual([]);
  });

  it('declaring an event void begins the deadlines of the state that it leads back to', () => {
    const judged = ask(asked(collected, 3), 'order.eventVoided', { version: 3 });
    expect(judged.ok && judged.decision.deadlines).toEqual([{ raises: 'order.collectionTimedOut', after: 86_400_000 }]);
  });

  it.each([
    ['a move', voided(inStorage, 4)],
    ['two moves', voided(voided(inStorage, 4), 3)],
    ['a correction', voided(voided(inStorage, 4), 6)],
  ])('an event declared void is replayed as it was decided: %s', (_, { aggregate, log }) => {
    expect(replay(order, aggregate.id, log)).toEqual({ aggregate, differences: [] });
  });
});

describe('withdrawing a rejection', () => {
  const out = play(atDestination, 'order.deliveryClaimed');
  const delivering = play(out, 'order.outForDelivery');
  const toStation = play(
    play(beginning(order), ['order.created', 'station'], 'order.collectorAssigned', 'order.collected', 'order.shelved'),
    'order.sorted',
    'order.loaded',
    'order.departed',
    'order.arrived',
    'order.shelved',
    'order.deliveryClaimed',
    'order.outForDelivery',
    'order.sentToStation',
  );
  it.each([
    ['warehoused', play(collected, 'order.warehoused')],
    ['inStorage', inStorage],
    ['pendingDelivery', out],
    ['delivering', delivering],
    ['sentToStation', toStation],
    ['atStation', play(toStation, 'order.arrivedAtStation')],
  ])('withdrawing a rejection returns the parcel to exactly where the rejection was reported: %s', (state, before) => {
    expect(before.aggregate.states['custody']).toBe(state);
    const reported = play(before, 'order.rejectionReported');
    expect(reported.aggregate.states['custody']).toBe('rejectionToConfirm');
    expect(play(reported, 'order.workOrderRaised', 'order.rejectionWithdrawn').aggregate.states).toEqual(
      before.aggregate.states,
    );
  });

  it('withdrawing a rejection is no longer possible once the rejection is confirmed', () => {
    const rejected = play(inStorage, 'order.rejectionReported', 'order.rejected');
    expect(ask(rejected, 'order.rejectionWithdrawn', {})).toMatchObject({
      ok: false,
      refusals: [{ code: 'notDeclared', values: { state: 'rejected' } }],
    });
    expect(
      ask(rejected, 'order.rejected', { reason: 'Again', returnType: 'sendBack', returnCharging: 'free' }).ok,
    ).toBe(false);
  });

  it('withdrawing a rejection leaves the parcel with the courier who reported it, and is refused once a branch has the parcel', () => {
    const reported = play(delivering, 'order.rejectionReported');
    const { aggregate } = play(reported, 'order.rejectionWithdrawn');
    expect(aggregate.states['custody']).toBe('delivering');
    expect(orderOf(aggregate).holder).toMatchObject({ kind: 'courier', id: 'zaw' });
    const taken = play(reported, 'order.warehoused');
    expect(orderOf(taken.aggregate).holder).toMatchObject({ kind: 'branch' });
    expect(ask(taken, 'order.rejectionWithdrawn', {})).toMatchObject({
      ok: false,
      refusals: [{ rule: 'order.notBroughtInSince' }],
    });
  });
});
