import { describe, expect, it } from 'vitest';
import { scxml } from '#instruments/export/scxml.ts';
import { system } from '#machines/kit/actor.ts';
import { machineRefusals } from '#machines/kit/explain.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Proposal } from '#machines/kit/proposal.ts';
import { replay } from '#machines/kit/replay.ts';
import { obeys } from '#machines/kit/rule.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { order } from '#machines/order/index.ts';
import { explore } from '#modelTesting/explore.ts';
import { proposalOf } from '#modelTesting/situation.ts';
import { fixtures } from '../order/fixtures/index.ts';
import { compiled } from '../../support/semantics/scion.ts';

import { answersAs, leavesOf } from './scionWalks.ts';

const HISTORIES = 10;

answersAs(Object.values(aggregateTypes), 480);

describe('SCION', () => {
  it('SCION walks the order through ten full histories and a hundred refusals', async () => {
    const { states } = order.structure;
    const ended = explore(fixtures)
      .situations.filter(({ aggregate }) => states.get(aggregate.states['custody'] ?? '')?.meta.final === true)
      .filter(({ log }) => !log.some(({ type }) => type === 'order.eventVoided'))
      .toSorted((a, b) => b.log.length - a.log.length);
    const byEnd = [...Map.groupBy(ended, ({ aggregate }) => aggregate.states['custody']).values()];
    const histories = Array.from({ length: HISTORIES }, (_, round) => byEnd.map((alike) => alike[round]))
      .flat()
      .filter((found) => found !== undefined)
      .slice(0, HISTORIES);
    expect(histories).toHaveLength(HISTORIES);

    let obeysNow: (rule: string) => boolean = () => true;
    const start = await compiled(scxml(order), (rule) => obeysNow(rule));
    const judging = (aggregate: Aggregate, proposal: Proposal) => (id: string) => {
      const rule = order.rules[id.slice('order.'.length)];
      if (!rule) throw new Error(`no rule ${id}`);
      return (
        obeys(rule, { ...proposal, data: proposal.data, context: aggregate.context, states: aggregate.states }) === true
      );
    };
    let refused = 0;
    for (const { aggregate: last, log } of histories) {
      const chart = start();
      log.forEach((record, index) => {
        const situation = {
          aggregate: replay(order, last.id, log.slice(0, index)).aggregate,
          log: log.slice(0, index),
        };
        const { aggregate } = situation;
        for (const type of Object.keys(order.events).filter((_, place) => place % 7 === index % 7)) {
          const [draft] = fixtures.drafts(type, situation);
          const proposal = draft && proposalOf(type, situation, draft);
          if (!proposal || machineRefusals(order, aggregate, proposal).length === 0) continue;
          obeysNow = judging(aggregate, proposal);
          expect({ type, ...chart.send(type) }).toEqual({ type, isTaken: false, states: leavesOf(aggregate.states) });
          refused += 1;
        }
        const made = { ...record, actor: { ...system, ...record.actor } };
        obeysNow = judging(aggregate, made);
        const reached = replay(order, last.id, log.slice(0, index + 1)).aggregate;
        expect({ type: record.type, ...chart.send(record.type) }).toEqual({
          type: record.type,
          isTaken: true,
          states: leavesOf(reached.states),
        });
      });
    }
    expect(refused).toBeGreaterThanOrEqual(100);
  });
});
