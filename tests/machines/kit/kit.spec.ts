import { describe, expect, it } from 'vitest';
import { check } from '#machines/kit/check.ts';
import { system } from '#machines/kit/actor.ts';
import { decide } from '#machines/kit/decide.ts';
import { describe as described } from '#machines/kit/describe.ts';
import { allowedNow, explain } from '#machines/kit/explain.ts';
import { milliseconds } from '#machines/kit/lifecycle.ts';
import { replay } from '#machines/kit/replay.ts';
import { effectOf, wrongDeadlines } from '#modelTesting/effects.ts';
import { disagreement, judge } from '#modelTesting/judge.ts';
import { mutantsOf, score } from '#modelTesting/mutation/index.ts';
import { prepare } from '#modelTesting/suite.ts';
import { beginning, proposalOf, type Situation } from '#modelTesting/situation.ts';
import { after } from '#modelTesting/situation.ts';
import { fixtures, lamp } from './lamp.ts';

const { suite, explored, gaps, subject } = prepare(fixtures);

const play = (...types: string[]): Situation =>
  types.reduce((situation, type) => {
    const [draft] = fixtures.drafts(type, situation);
    if (!draft) throw new Error(type);
    const proposal = proposalOf(type, situation, draft);
    const judged = decide(lamp, situation.aggregate, proposal, situation.log);
    if (!judged.ok) throw new Error(JSON.stringify(judged.refusals));
    return after(situation, judged.aggregate, proposal, judged.decision);
  }, beginning(lamp));

const propose = (situation: Situation, type: string, change: object = {}) => {
  const [draft] = fixtures.drafts(type, situation);
  if (!draft) throw new Error(type);
  return decide(lamp, situation.aggregate, { ...proposalOf(type, situation, draft), ...change }, situation.log);
};

describe('a machine of the kit, driven everywhere', () => {
  it('the exploration of a machine of the kit reaches every state and takes every transition', () => {
    expect(explored.untaken).toEqual([]);
    expect(gaps).toEqual([]);
  });

  it('a machine of the kit answers every question as it must, and agrees with its replay and with XState', () => {
    const faults = suite.cases.flatMap((question) => {
      const fault =
        judge(subject, question) ?? disagreement(subject, question) ?? wrongDeadlines(suite.law, subject, question);
      return fault === null ? [] : [`${question.name}: ${fault}`];
    });
    expect(faults).toEqual([]);
    expect(suite.cases.length).toBeGreaterThan(150);
  });

  it('the suite of a machine of the kit notices every planted fault', () => {
    const approved = Object.fromEntries(
      [...suite.labelled].map(([label, question]) => [label, effectOf(subject, question) ?? {}]),
    );
    const whole = { ...suite, approved };
    const result = score(whole, mutantsOf(whole), []);
    expect(result.survivors).toEqual([]);
    expect(result.killed).toBe(result.total);
    expect(result.total).toBeGreaterThan(100);
  });
});

describe('judging', () => {
  it('a refusal says the state before the role, the role before the scope, the scope before the rules', () => {
    const dark = play('lamp.hung');
    const refusals = (change: object, type = 'lamp.lit') => {
      const judged = propose(dark, type, change);
      return judged.ok ? [] : judged.refusals.map(({ code }) => code);
    };
    const [draft] = fixtures.drafts('lamp.lit', dark);
    const nobody = { ...draft?.actor, permissions: [], scope: [] };
    expect(refusals({ actor: nobody }, 'lamp.dimmed')).toEqual(['notDeclared']);
    expect(refusals({ actor: nobody, lookups: { current: false } })).toEqual(['role']);
    expect(refusals({ actor: { ...draft?.actor, scope: [] }, lookups: { current: false } })).toEqual(['scope']);
    expect(refusals({ lookups: { current: false }, data: { hours: 100 } })).toEqual(['rule', 'rule']);
  });

  it('nothing can happen, in any region, to an aggregate that does not exist', () => {
    const notCreated = beginning(lamp);
    expect(propose(notCreated, 'lamp.removalAsked')).toMatchObject({ ok: false, refusals: [{ code: 'notDeclared' }] });
  });

  it('a payload is refused field by field, and gets its defaults', () => {
    expect(propose(beginning(lamp), 'lamp.hung', { data: { room: '' } })).toMatchObject({
      ok: false,
      refusals: [{ code: 'invalid', rule: 'invalid.too_small', field: 'room' }],
    });
    const judged = propose(play('lamp.hung'), 'lamp.lit', { data: {} });
    expect(judged).toMatchObject({ ok: true, decision: { data: { hours: 0 } } });
  });

  it('the events that are allowed now are named as the buttons need them', () => {
    const dark = play('lamp.hung');
    const [draft] = fixtures.drafts('lamp.lit', dark);
    if (!draft) throw new Error('No draft');
    const proposal = proposalOf('lamp.lit', dark, draft);
    expect(allowedNow(lamp, dark.aggregate, proposal)).toEqual(['lamp.lit', 'lamp.putBack', 'lamp.removalAsked']);
    expect(explain(lamp, dark.aggregate, { ...proposal, type: 'lamp.sold' }).refusals).toMatchObject([
      { code: 'notDeclared' },
    ]);
  });
});

describe('history', () => {
  it('a history state returns to the state that was left', () => {
    expect(play('lamp.hung', 'lamp.lit', 'lamp.dimmed', 'lamp.putOut', 'lamp.putBack').aggregate.states['light']).toBe(
      'dim',
    );
    expect(play('lamp.hung', 'lamp.lit', 'lamp.putOut', 'lamp.putBack').aggregate.states['light']).toBe('bright');
  });

  it('a recorded history is never refused by today’s rules, and a difference is listed, not argued with', () => {
    const { log, aggregate } = play('lamp.hung', 'lamp.lit');
    const elsewhere = log.map((record) => (record.type === 'lamp.lit' ? { ...record, to: 'dim' } : record));
    expect(replay(lamp, aggregate.id, log).differences).toEqual([]);
    const again = replay(lamp, aggregate.id, elsewhere);
    expect(again.aggregate.states['light']).toBe('dim');
    expect(again.differences).toMatchObject([{ version: 2, type: 'lamp.lit' }]);
  });
});

describe('deadlines', () => {
  it('a deadline begins with the state that has it, and is data', () => {
    const judged = propose(play('lamp.hung'), 'lamp.lit');
    expect(judged).toMatchObject({
      ok: true,
      decision: { left: true, deadlines: [{ raises: 'lamp.burntOut', after: 7_200_000 }] },
    });
    expect(propose(play('lamp.hung', 'lamp.lit'), 'lamp.burntOut', { actor: system }).ok).toBe(true);
  });

  it.each([
    ['PT2H', 7_200_000],
    ['P1D', 86_400_000],
    ['PT5M', 300_000],
  ])('the duration of a deadline is read: %s', (duration, expected) => {
    expect(milliseconds(duration)).toBe(expected);
    expect(() => milliseconds(`${duration}x`)).toThrow('Not a duration');
  });
});

describe('checking a machine', () => {
  const words = () => ({ en: 'x', zh: 'x' });

  it('the check of a machine finds nothing wrong with a sound machine', () => {
    expect(check(lamp, words, ['en', 'zh'])).toEqual([]);
  });

  it('the check of a machine finds texts that are missing in one language', () => {
    const missing = check(lamp, (id) => (id === 'event.lamp.lit' ? { en: 'x' } : words()), ['en', 'zh']);
    expect(missing).toEqual([{ machine: 'lamp', kind: 'undocumented', what: 'event.lamp.lit (zh)' }]);
  });

  it('the check of a machine finds a rule that names a region which the machine does not have', () => {
    const { currentIsOn } = lamp.rules;
    if (!currentIsOn) throw new Error('The lamp has no rule of its current');
    const odd = {
      ...lamp,
      rules: { ...lamp.rules, currentIsOn: { ...currentIsOn, regions: [lamp.structure.main, 'cellar'] } },
    };
    expect(check(odd, words, ['en'])).toEqual([
      { machine: 'lamp', kind: 'unknown', what: 'region cellar in rule currentIsOn' },
    ]);
  });

  it('the check of a machine finds an event and a rule that nothing uses, and a rule that nobody wrote', () => {
    const [rule] = Object.values(lamp.rules);
    const [spec] = Object.values(lamp.events);
    if (!rule || !spec) throw new Error('The lamp has neither rules nor events');
    const { currentIsOn: _, ...others } = lamp.rules;
    const odd = { ...lamp, rules: { ...others, unheard: rule }, events: { ...lamp.events, 'lamp.sold': spec } };
    const kinds = check(odd, words, ['en']).map(({ kind, what }) => `${kind} ${what}`);
    expect(kinds).toContain('unused rule unheard');
    expect(kinds).toContain('unused event lamp.sold');
    expect(kinds.some((text) => text.startsWith('unknown rule currentIsOn'))).toBe(true);
  });

  it('the description of a machine has every state, event, rule and transition', () => {
    const description = described(lamp, words);
    expect(description.transitions).toContainEqual({ from: 'dark', event: 'lamp.putBack', to: 'history', rules: [] });
    expect(description.transitions).toContainEqual({ from: null, event: 'lamp.hung', to: 'dark', rules: [] });
    expect(description.deadlines).toEqual([{ state: 'bright', raises: 'lamp.burntOut', after: 'PT2H' }]);
    expect(description.states).toHaveLength(6);
  });
});
