import type { Paths } from './path.ts';

/** Returns a vitest file for any folder of this repository: each path against the machine itself. */
export const vitestFile = (machine: string, coverage: string, { people, paths }: Paths): string => `\
// Made by npm run model -- paths ${machine} --coverage ${coverage} --format vitest
import { expect, it } from 'vitest';
import { decide } from '#machines/kit/decide.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';

const aggregateType = aggregateTypes[${JSON.stringify(machine)}];
if (!aggregateType) throw new Error('There is no machine ${machine}');
const { main } = aggregateType.structure;

const people = ${JSON.stringify(people)};

const paths = ${JSON.stringify(paths)};

it.each(paths.map((path) => [path.name, path]))('%s', (_, { steps, question }) => {
  let aggregate = notCreated(aggregateType, 'SL000000015MM');
  const log = [];
  for (const { states, ...step } of steps) {
    const proposal = { ...step, actor: people[step.actor], id: aggregate.id, occurredAt: step.at };
    const judged = decide(aggregateType, aggregate, proposal, log);
    expect(judged).toMatchObject({ ok: true });
    const { decision } = judged;
    expect({ to: decision.to, ...decision.changes }).toEqual(states);
    aggregate = judged.aggregate;
    log.push({ ...proposal, data: decision.data, version: aggregate.version, from: decision.from, to: decision.to, changes: decision.changes });
  }
  if (!question) {
    expect(aggregate.states[main]).toBe(steps.at(-1).states.to);
    return;
  }
  const { refused, ...asked } = question;
  const judged = decide(aggregateType, asked.aggregate, { ...asked, actor: people[asked.actor], id: asked.aggregate.id, occurredAt: asked.at }, asked.log);
  const found = judged.ok ? [] : judged.refusals.map(({ code, rule }) => ({ code, rule }));
  expect(found).toEqual(refused);
});
`;
