import { transition } from 'xstate';
import { describe, expect, it } from 'vitest';
import { scxml } from '#instruments/export/scxml.ts';
import { system } from '#machines/kit/actor.ts';
import { explain, machineRefusals } from '#machines/kit/explain.ts';
import type { Aggregate, AggregateType } from '#machines/kit/aggregateType.ts';
import type { Proposal } from '#machines/kit/proposal.ts';
import { replay } from '#machines/kit/replay.ts';
import { obeys } from '#machines/kit/rule.ts';
import { statesOf } from '#machines/kit/states.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { aggregateTypes } from '#machines/aggregateTypes.ts';
import { order } from '#machines/order/index.ts';
import { shipment } from '#machines/shipment/index.ts';
import { explore } from '#modelTesting/explore.ts';
import { resolved } from '#modelTesting/judge.ts';
import { SEED, seeded } from '#modelTesting/random.ts';
import { proposalOf } from '#modelTesting/situation.ts';
import { fixtures } from '../order/fixtures/index.ts';
import { askedOf, pick, underVerdicts } from '../../support/semantics/asked.ts';
import { compiled } from '../../support/semantics/scion.ts';

const QUESTIONS = 480;
const LONGEST_WALK = 60;
const HISTORIES = 10;

const leavesOf = (states: Aggregate['states']): string[] => Object.values(states).toSorted();

/** Returns an aggregate with states only, which is enough for the declarations of a machine. */
const aggregateIn = (aggregateType: AggregateType, states: Aggregate['states']): Aggregate => ({
  ...notCreated(aggregateType, 'SL1'),
  version: 1,
  states,
});

describe(`SCION, an interpreter of SCXML that we did not write (SEED=${SEED})`, () => {
  it.each(Object.values(aggregateTypes).map((aggregateType) => [aggregateType.id, aggregateType] as const))(
    'answers as %s does, on random walks over all its events',
    { timeout: 180_000 },
    async (_, aggregateType) => {
      const next = seeded(SEED);
      const broken = new Set<string>();
      const asked = askedOf(aggregateType);
      const start = await compiled(scxml(aggregateType), (rule) => !broken.has(rule));
      const verdicts = underVerdicts(aggregateType, broken);
      const answers = { taken: 0, refused: 0 };
      try {
        for (let question = 0, walk = 0; question < QUESTIONS; walk += 1) {
          const theirs = start();
          let snapshot = resolved(asked.run, notCreated(aggregateType, 'SL1'));
          for (let isOver = false, step = 0; !isOver && step < LONGEST_WALK; step += 1) {
            const aggregate = aggregateIn(aggregateType, statesOf(aggregateType.structure, snapshot.value));
            broken.clear();
            const isAllowed = (type: string) => explain(aggregateType, aggregate, asked.propose(type)).allowed;
            const possible = asked.types.filter(isAllowed);
            isOver = possible.length === 0;
            question += 1;
            const type = pick(next() < 0.5 && possible.length > 0 ? possible : asked.types, next());
            if (walk % 4 === 3)
              for (const { id } of Object.values(aggregateType.rules)) if (next() < 0.1) broken.add(id);
            const answer = isAllowed(type);
            const said = theirs.send(type);
            [snapshot] = transition(asked.run.machine, snapshot, asked.propose(type));
            expect({ type, ...said }).toEqual({
              type,
              isTaken: answer,
              states: leavesOf(statesOf(aggregateType.structure, snapshot.value)),
            });
            answers[answer ? 'taken' : 'refused'] += 1;
          }
        }
      } finally {
        verdicts.restore();
      }
      expect(answers.taken).toBeGreaterThan(QUESTIONS / 5);
      expect(answers.refused).toBeGreaterThan(QUESTIONS / 20);
    },
  );

  it('declares no customs for an order that was never created', async () => {
    const start = await compiled(scxml(order), () => true);
    const { isTaken, states } = start().send('order.customsDeclared');
    expect(isTaken).toBe(false);
    expect(states).toEqual(leavesOf(order.structure.initial));
  });

  it('takes in nothing more of a finished shipment', async () => {
    const start = await compiled(scxml(shipment), () => true);
    const chart = start();
    for (const type of ['created', 'shippedOut', 'received', 'finished']) {
      expect(chart.send(`shipment.${type}`).isTaken, type).toBe(true);
    }
    expect(chart.send('shipment.itemArrived')).toEqual({
      isTaken: false,
      states: ['finish.finished', 'received'],
    });
  });

  it('walks the order through ten full histories and a hundred refusals', { timeout: 180_000 }, async () => {
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
