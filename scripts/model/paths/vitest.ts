import type { Paths } from './path.ts';

/** A file that vitest runs as it is, from anywhere in this repository: each path against the machine itself. */
export const vitestFile = (machine: string, coverage: string, { people, paths }: Paths): string => `\
// Made by npm run model -- paths ${machine} --coverage ${coverage} --format vitest
import { expect, it } from 'vitest';
import { decide } from '#machines/kit/decide.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { nouns } from '#machines/nouns.ts';

const noun = nouns[${JSON.stringify(machine)}];
if (!noun) throw new Error('There is no machine ${machine}');
const { main } = noun.structure;

const people = ${JSON.stringify(people)};

const paths = ${JSON.stringify(paths)};

it.each(paths.map((path) => [path.name, path]))('%s', (_, { steps, question }) => {
  let life = unborn(noun, 'SL000000015MM');
  const log = [];
  for (const { states, ...step } of steps) {
    const proposal = { ...step, actor: people[step.actor], id: life.id, occurredAt: step.at };
    const judged = decide(noun, life, proposal, log);
    expect(judged).toMatchObject({ ok: true });
    const { decision } = judged;
    expect({ to: decision.to, ...decision.changes }).toEqual(states);
    life = judged.life;
    log.push({ ...proposal, data: decision.data, version: life.version, from: decision.from, to: decision.to, changes: decision.changes });
  }
  if (!question) {
    expect(life.states[main]).toBe(steps.at(-1).states.to);
    return;
  }
  const { refused, ...asked } = question;
  const judged = decide(noun, asked.life, { ...asked, actor: people[asked.actor], id: asked.life.id, occurredAt: asked.at }, asked.log);
  const found = judged.ok ? [] : judged.refusals.map(({ code, rule }) => ({ code, rule }));
  expect(found).toEqual(refused);
});
`;
