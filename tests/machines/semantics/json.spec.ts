import { expect, it } from 'vitest';
import { exported } from '../../../scripts/model/export.ts';
import { read } from '../../../scripts/model/verb.ts';
import { explain } from '#machines/kit/explain.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { SEED, seeded } from '#modelTesting/random.ts';
import { askedOf, randomQuestion, underVerdicts } from '../../support/semantics/asked.ts';

interface Exported {
  readonly machine: string;
  readonly regions: readonly string[];
  readonly states: readonly { readonly id: string }[];
  readonly transitions: readonly {
    readonly from: string | null;
    readonly event: string;
    readonly rules: readonly string[];
    readonly region?: string;
  }[];
}

/**
 * Returns the answer from the exported document alone: each region with the event has a transition, and its rules hold.
 */
function isAllowed(
  { regions, states, transitions }: Exported,
  present: Readonly<Record<string, string>>,
  event: string,
  broken: ReadonlySet<string>,
): boolean {
  const [main = ''] = regions;
  const named = new Set(states.map(({ id }) => id));
  const from = (region: string): string | null => (named.has(present[region] ?? '') ? (present[region] ?? '') : null);
  const byRegion = Map.groupBy(
    transitions.filter((one) => one.event === event),
    ({ region = main }) => region,
  );
  if (from(main) === null && !byRegion.has(main)) return false;
  return [...byRegion].every(([region, known]) =>
    known.some((one) => one.from === from(region) && one.rules.every((rule) => !broken.has(rule))),
  );
}

it('the exported JSON says the same as the machines, to a reader of nothing else', () => {
  const documents = JSON.parse(exported(read(['--all', '--format', 'json'])).text) as readonly Exported[];
  const next = seeded(SEED);
  const found: string[] = [];
  expect(documents.map(({ machine }) => machine)).toEqual(Object.keys(aggregateTypes));
  for (const document of documents) {
    const aggregateType = aggregateTypes[document.machine];
    if (!aggregateType) throw new Error(document.machine);
    const asked = askedOf(aggregateType);
    const broken = new Set<string>();
    const verdicts = underVerdicts(aggregateType, broken);
    try {
      for (let turn = 0; turn < 400; turn += 1) {
        broken.clear();
        if (next() < 0.4) for (const { id } of Object.values(aggregateType.rules)) if (next() < 0.15) broken.add(id);
        const { type, aggregate } = randomQuestion(asked, next);
        const { allowed } = explain(aggregateType, aggregate, asked.propose(type));
        if (isAllowed(document, aggregate.states, type, broken) !== allowed)
          found.push(`${type} ${JSON.stringify(aggregate.states)}`);
      }
    } finally {
      verdicts.restore();
    }
  }
  expect(found).toEqual([]);
});
