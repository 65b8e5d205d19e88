import { describe, expect, it } from 'vitest';
import { order } from '#machines/order/index.ts';
import { mainOf } from '#modelTesting/cases.ts';
import { proves } from '../../support/model/proves.ts';
import * as exceptions from './exceptions.ts';
import { fixtures } from './fixtures/index.ts';

const { explored, suite } = proves(fixtures, new URL(import.meta.url), exceptions);
const { law: approvedMachine } = suite;

describe('custody', () => {
  const holders: Readonly<Record<string, readonly string[]>> = {
    pendingAcceptance: ['sender'],
    pendingCollection: ['sender'],
    awaitingTransship: ['thirdParty'],
    collected: ['courier'],
    sorted: ['branch'],
    packed: ['branch'],
    loaded: ['vehicle'],
    inTransit: ['vehicle'],
    arrived: ['branch'],
    warehoused: ['branch'],
    inStorage: ['branch'],
    pendingDelivery: ['branch'],
    delivering: ['courier'],
    sentToStation: ['courier', 'station'],
    atStation: ['station'],
    rejectionToConfirm: ['courier', 'station', 'branch'],
    rejected: ['courier', 'station', 'branch'],
    toBeSentBack: ['courier', 'branch'],
    signed: ['receiver'],
    returnSigned: ['sender'],
    cancelled: ['sender', 'thirdParty'],
    discarded: ['company'],
    lost: ['nobody'],
    deleted: ['sender'],
  };
  const aggregates = explored.situations.map(({ aggregate }) => aggregate).filter(({ version }) => version > 0);

  it.each(Object.entries(holders))('an order in the state %s is held only by %s', (state, kinds) => {
    const found = aggregates
      .filter(({ states }) => states[mainOf(approvedMachine)] === state)
      .map(({ context }) => (context as { holder: { kind: string } }).holder.kind);
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found)].filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it('an order is in stock in a branch’s hands alone: not while a courier or a station has what is refused or called back', () => {
    const stocked = aggregates.map((aggregate) => ({
      state: aggregate.states[mainOf(approvedMachine)],
      holder: (aggregate.context as { holder: { kind: string } }).holder.kind,
      isStocked: (order.row(aggregate)['tags'] as readonly string[]).includes('inStock'),
    }));
    expect(stocked.filter(({ holder, isStocked }) => isStocked && holder !== 'branch')).toEqual([]);
    for (const state of ['rejectionToConfirm', 'rejected', 'toBeSentBack']) {
      const here = stocked.filter((one) => one.state === state);
      expect(new Set(here.map(({ holder, isStocked }) => `${holder === 'branch'} ${isStocked}`))).toEqual(
        new Set(['true true', 'false false']),
      );
    }
  });

  it('an order says what is due by who pays: the receiver on signing, the sender the rest', () => {
    const dues = aggregates.map((aggregate) => {
      const { due } = aggregate.context as { due: Record<string, number> };
      const { senderDue, receiverDue, due: all } = order.row(aggregate);
      return { sign: due['sign'], receiverDue, rest: Number(all) - Number(due['sign']), senderDue };
    });
    expect(dues.some(({ sign }) => Number(sign) > 0)).toBe(true);
    expect(dues.filter(({ sign, receiverDue }) => sign !== receiverDue)).toEqual([]);
    expect(dues.filter(({ rest, senderDue }) => rest !== senderDue)).toEqual([]);
  });
});
