import { describe, expect, it } from 'vitest';
import { transitionsOfAll } from '#machines/kit/describe.ts';
import { decide } from '#machines/kit/decide.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { exchangeRate } from '#machines/registers/index.ts';
import { begin, progressOf, stepOf } from '#instruments/sandbox/lesson.ts';
import { firstDelivery } from '#instruments/sandbox/lessons/firstDelivery.ts';
import { take, type Outcome } from '#instruments/sandbox/run.ts';
import { newSandbox } from '#instruments/sandbox/seed.ts';
import type { Sandbox } from '#instruments/sandbox/world.ts';
import { explore } from '#modelTesting/explore.ts';
import { exceptionsOf, fixturesOf, suitesFound } from '#modelTesting/found.ts';
import { roles } from '#server/company/roles.ts';
import { untestedOf } from '../../scripts/atlas/untested.ts';

const NO_TESTS = { machine: 'exchangeRate', hash: '', levels: {}, mutation: null };
const ONCE = { count: 1, failed: 0, shown: [0] };
const AT = '2026-11-22T01:00:00.000Z';

describe('transitions without a test', () => {
  const keys = transitionsOfAll(exchangeRate).map(({ from, event }) => `${from} ${event}`);

  it('transitions that no level tests are listed as untested, apart from those that no record can take', () => {
    const [taken = '', ...others] = keys;
    const level = { from: AT, to: AT, files: 1, tests: [], ways: { [taken]: ONCE }, kept: {}, refused: {} };
    const never = 'registered exchangeRate.amended';
    const found = untestedOf(exchangeRate, { ...NO_TESTS, levels: { server: level } }, { [never]: 'superseded' });
    expect(found.impossible).toEqual([[never, 'superseded']]);
    expect(found.open.toSorted()).toEqual(others.filter((key) => key !== never).toSorted());
    expect(found.open.length).toBeGreaterThan(0);
  });

  it('only two transitions can be taken by no record, and every machine has a suite that takes all others', async () => {
    expect(suitesFound()).toEqual(expect.arrayContaining(Object.keys(aggregateTypes)));
    const never = await Promise.all(
      Object.values<AggregateType>(aggregateTypes).map(async ({ id }) =>
        Object.keys((await exceptionsOf(id)).neverTaken ?? {}),
      ),
    );
    expect(never.flat()).toEqual(['collected order.warehousedForReturn', 'registered exchangeRate.amended']);
  });
});

describe('a transition that no record can take is refused with its reason', () => {
  it('a collected parcel is not warehoused for return: nothing stops it while the collector holds it', () => {
    const { sandbox, names } = begin(firstDelivery, newSandbox(roles));
    const outcomes: Outcome[] = [];
    const now = (): Sandbox => outcomes.at(-1)?.after ?? sandbox;
    const namesNow = () => progressOf(firstDelivery, names, outcomes).names;
    for (const step of firstDelivery.steps.slice(0, 4)) outcomes.push(take(now(), stepOf(step.do, now(), namesNow())));
    const id = namesNow().get('parcel') ?? '';
    expect(now().aggregates.get(`order/${id}`)?.states['custody']).toBe('collected');
    const tried = take(now(), { kind: 'act', by: 'clerk@YGN', id, type: 'order.warehousedForReturn', data: {} });
    expect(tried.refused?.refusals).toEqual([
      {
        code: 'notDeclared',
        rule: null,
        values: { state: 'intercept.off', event: 'order.warehousedForReturn', after: 'order.interceptRequested' },
        field: null,
      },
    ]);
  });

  it('an exchange rate is not amended: the next one supersedes it', async () => {
    const fixtures = await fixturesOf('exchangeRate');
    const type = 'exchangeRate.amended';
    const { main } = exchangeRate.structure;
    const refusals = explore(fixtures)
      .situations.filter(({ aggregate: { version, states } }) => version > 0 && states[main] === 'registered')
      .flatMap((situation) =>
        fixtures.drafts(type, situation).map((draft) => {
          const { aggregate } = situation;
          const judged = decide(exchangeRate, aggregate, { ...draft, type, id: aggregate.id, occurredAt: draft.at });
          return judged.ok ? null : judged.refusals;
        }),
      );
    expect(refusals.length).toBeGreaterThan(0);
    for (const found of refusals)
      expect(found).toContainEqual(expect.objectContaining({ rule: 'exchangeRate.isSupersededNotEdited' }));
  });
});
