import { describe, expect, it } from 'vitest';
import { decide } from '#machines/kit/decide.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { underLimits } from '#machines/kit/underLimits.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { order } from '#machines/order/index.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { rejudge } from '#machines/kit/rejudge.ts';
import { after, beginning, proposalOf } from '#modelTesting/situation.ts';
import { fixtures, lamp } from './lamp.ts';

type Happening = readonly [type: string, data?: object];

/** Returns a history as the current lamp allows it. */
const historyOf = (...happenings: readonly Happening[]): readonly RecordedTransition[] =>
  happenings.reduce((situation, [type, data]) => {
    const [draft] = fixtures.drafts(type, situation);
    if (!draft) throw new Error(type);
    const proposal = { ...proposalOf(type, situation, draft), ...(data && { data }) };
    const judged = decide(lamp, situation.aggregate, proposal, situation.log);
    if (!judged.ok) throw new Error(JSON.stringify(judged.refusals));
    return after(situation, judged.aggregate, proposal, judged.decision);
  }, beginning(lamp)).log;

const history = historyOf(
  ['lamp.hung'],
  ['lamp.lit', { hours: 49 }],
  ['lamp.putOut'],
  ['lamp.lit', { hours: 50 }],
  ['lamp.dimmed'],
  ['lamp.removalAsked'],
  ['lamp.putOut'],
  ['lamp.removed'],
);

/** Returns the lamp with a different answer of one rule. */
const ruled = (name: string, holds: AggregateType['rules'][string]['holds']): AggregateType => {
  const rule = lamp.rules[name];
  if (!rule) throw new Error(name);
  return { ...lamp, rules: { ...lamp.rules, [name]: { ...rule, holds } } };
};

const told = (aggregateType: AggregateType, records = history) =>
  rejudge(aggregateType, 'L1', records).map(({ version, refusals, to, wouldLeadTo }) => [
    version,
    refusals.map(({ rule, code }) => rule ?? code).join(),
    ...(to === wouldLeadTo ? [] : [`${to} > ${wouldLeadTo}`]),
  ]);

describe('judging a history again', () => {
  it('judging a history again finds nothing where the machine is the one that judged it first', () => {
    expect(told(lamp)).toEqual([]);
  });

  it('judging a history again finds the cases that a stricter rule would refuse, at its boundary, and no other', () => {
    const stricter = ruled('burnsBelowHundredHours', ({ data }) => {
      const { hours } = data as { hours: number };
      return hours < 50 || { hours, most: 50 };
    });
    expect(told(stricter)).toEqual([[4, 'lamp.burnsBelowHundredHours']]);
    const [found] = rejudge(stricter, 'L1', history);
    expect(found?.refusals[0]?.values).toEqual({ hours: 50, most: 50 });
  });

  it('judging a history again judges by the aggregate as it was then, and by who the actor was', () => {
    const onlyFirst = ruled('currentIsOn', ({ context }) => (context as { hours: number }).hours === 0 || {});
    expect(told(onlyFirst)).toEqual([
      [4, 'lamp.currentIsOn'],
      [5, 'lamp.currentIsOn'],
    ]);
    const notMya = ruled('anotherAsked', ({ actor }) => actor.id !== 'mya' || { by: 'mya' });
    expect(told(notMya)).toEqual([[8, 'lamp.anotherAsked']]);
  });

  it('judging a history again reports what the present schema rejects, and where a transition leads elsewhere', () => {
    const [hung, ...others] = history;
    if (!hung) throw new Error('no history');
    expect(told(lamp, [{ ...hung, data: { room: '' } }, ...others])).toEqual([[1, 'invalid.too_small']]);
    const dimmed = history.map((record) => (record.version === 4 ? { ...record, to: 'dim' } : record));
    expect(told(lamp, dimmed)).toEqual([
      [4, '', 'dim > bright'],
      [5, 'notDeclared'],
    ]);
  });
});

describe('other limits than a machine has', () => {
  const insured = (most: number) => underLimits(order, { insuredWithinLimits: { max: most } });
  const holds = (aggregateType: AggregateType, amount: number) =>
    aggregateType.rules['insuredWithinLimits']?.holds({ data: { insureAmount: amount } } as never);

  it('a rule under other limits judges by them, at their boundary, and says so; the machine keeps its own limits', () => {
    expect(holds(insured(300_000_00), 300_000_00)).toBe(true);
    expect(holds(insured(300_000_00), 300_000_01)).toEqual({ amount: 300_000_01, min: 200_000_00, max: 300_000_00 });
    expect(holds(order, 300_000_01)).toBe(true);
  });

  it('other limits leave every rule alone that is not named, and rules that judge by no number', () => {
    const { rules } = underLimits(order, { insuredWithinLimits: { max: 1 }, sourceIsNotTransshipment: { max: 1 } });
    const changed = Object.keys(rules).filter((name) => rules[name] !== order.rules[name]);
    expect(changed).toEqual(['insuredWithinLimits']);
  });

  it('limits are data wherever a rule refuses by a number of its own', () => {
    const limited = Object.values<AggregateType>(aggregateTypes).flatMap(({ rules }) =>
      Object.values(rules).filter(({ limits }) => Object.keys(limits).length > 0),
    );
    expect(limited.length).toBeGreaterThan(8);
    for (const { id, values, limits } of limited)
      expect(values, id).toEqual(expect.arrayContaining(Object.keys(limits)));
  });
});
