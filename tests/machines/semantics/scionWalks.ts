import { transition } from 'xstate';
import { expect, it } from 'vitest';
import { scxml } from '#instruments/export/scxml.ts';
import { explain } from '#machines/kit/explain.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { statesOf } from '#machines/kit/states.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { resolved } from '#modelTesting/judge.ts';
import { SEED, seeded } from '#modelTesting/random.ts';
import { askedOf, pick, underVerdicts } from '../../support/semantics/asked.ts';
import { compiled } from '../../support/semantics/scion.ts';

const LONGEST_WALK = 60;

/** Returns the leaves of an aggregate's states, sorted. */
export const leavesOf = (states: Aggregate['states']): string[] => Object.values(states).toSorted();

/** Returns an aggregate with states only, which is enough for the declarations of a machine. */
const aggregateIn = (aggregateType: AggregateType, states: Aggregate['states']): Aggregate => ({
  ...notCreated(aggregateType, 'SL1'),
  version: 1,
  states,
});

/** Declares the tests of SCION, an interpreter of SCXML that we did not write, on random walks of some machines. */
export function answersAs(machines: readonly AggregateType[], questions: number): void {
  it.each(machines.map((aggregateType) => [aggregateType.id, aggregateType] as const))(
    `SCION answers as %s does, on random walks over all its events (SEED=${SEED})`,
    async (_, aggregateType) => {
      const next = seeded(SEED);
      const broken = new Set<string>();
      const asked = askedOf(aggregateType);
      const start = await compiled(scxml(aggregateType), (rule) => !broken.has(rule));
      const verdicts = underVerdicts(aggregateType, broken);
      const answers = { taken: 0, refused: 0 };
      try {
        for (let question = 0, walk = 0; question < questions; walk += 1) {
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
      expect(answers.taken).toBeGreaterThan(questions / 5);
      expect(answers.refused).toBeGreaterThan(questions / 20);
    },
  );
}
