import { describe, expect, it } from 'vitest';
import { beginningsOf, playable } from '#instruments/sandbox/beginnings.ts';
import { exampleOf } from '#instruments/sandbox/examples.ts';
import { explained } from '#instruments/sandbox/explained.ts';
import { begin, lessonSchema, progressOf, stepOf, type Lesson } from '#instruments/sandbox/lesson.ts';
import { lessons } from '#instruments/sandbox/lessons/index.ts';
import { partPlayedBy } from '#instruments/sandbox/people.ts';
import { lessonOf, teachable } from '#instruments/sandbox/record.ts';
import { offers, play, runSchema, take, type Outcome, type Step } from '#instruments/sandbox/run.ts';
import { newSandbox } from '#instruments/sandbox/seed.ts';
import { aggregateTypeOf } from '#instruments/sandbox/world.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { packed, unpacked } from '#services/packed.ts';
import { roles } from '#server/company/roles.ts';

const start = newSandbox(roles);
const lesson = lessons.find(({ id }) => id === 'goodsMoney');
const order = aggregateTypeOf('order');
if (!lesson || !order) throw new Error('No lesson');

function done(what: Lesson): readonly Outcome[] {
  const { sandbox, names } = begin({ ...what, before: [] }, start);
  const deeds: Lesson = {
    ...what,
    before: [],
    steps: [...what.before.map((one) => ({ text: what.title, hint: what.title, do: one })), ...what.steps],
  };
  const outcomes: Outcome[] = [];
  for (const { do: deed } of deeds.steps) {
    const now = outcomes.at(-1)?.after ?? sandbox;
    outcomes.push(take(now, stepOf(deed, now, progressOf(deeds, names, outcomes).names)));
  }
  return outcomes;
}

const outcomes = done(lesson);
const steps: readonly Step[] = outcomes.map(({ step }) => step);

describe('a run', () => {
  it('a sandbox run is the same when repeated from its steps, through a link too', async () => {
    const link = await packed(JSON.stringify(steps));
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(2000);
    const again = play(start, runSchema.parse(JSON.parse((await unpacked(link)) ?? '')));
    expect(again.at(-1)?.after).toEqual(outcomes.at(-1)?.after);
  });

  it.each(['', '!!!', 'AAAA', 'not a link'])('a link with the letters %j holds no sandbox run', async (letters) => {
    const text = await unpacked(letters);
    expect(runSchema.safeParse(text === null || text === '' ? null : JSON.parse(text)).success).toBe(false);
  });

  it.each([
    [[{ kind: 'act', by: 'clerk@YGN', id: null, type: 'order.created', data: {}, more: 1 }]],
    [[{ kind: 'wait', minutes: 0 }]],
    [[{ kind: 'wait', minutes: 1e9 }]],
    [[{ kind: 'nothing' }]],
    ['text'],
  ])('a sandbox run of the wrong form is not accepted: %j', (run) => {
    expect(runSchema.safeParse(run).success).toBe(false);
  });
});

describe('a lesson recorded from a run', () => {
  const said = (text: string) => ({ en: `Do ${text}`, zh: `做${text}` });
  const recorded = lessonOf(outcomes, {
    id: 'own-1',
    title: said('it'),
    about: said('it'),
    steps: teachable(outcomes).map((_, index) => ({ text: said(String(index)), hint: said(String(index)) })),
  });

  it('a lesson recorded from a run is a lesson as any other, and can be played to its end', () => {
    expect(lessonSchema.parse(JSON.parse(JSON.stringify(recorded)))).toEqual(recorded);
    const again = done(recorded);
    expect(again.flatMap(({ refused }) => refused ?? [])).toEqual([]);
    expect(progressOf(recorded, new Map(), again).at).toBe(recorded.steps.length);
  });

  it('a recorded lesson refers to aggregates and people by names, so that the lesson holds wherever numbers are others', () => {
    const text = JSON.stringify(recorded);
    const ids = outcomes.flatMap(({ events }) => events.map(({ id }) => id));
    expect([...new Set(ids)].filter((id) => text.includes(`"${id}"`))).toEqual([]);
    expect(text).toContain('$bill');
    expect(text).toContain('@courier@YGN');
  });

  it('a lesson recorded from a run leaves out what was refused', () => {
    const refused = take(start, { kind: 'act', by: 'auditor@YGN', id: null, type: 'order.created', data: {} });
    expect(refused.refused).not.toBeNull();
    expect(teachable([refused, ...outcomes])).toHaveLength(outcomes.length);
  });
});

describe('an event taken apart', () => {
  const after = outcomes.at(-1)?.after ?? start;
  const signed = after.happened.find(({ type }) => type === 'order.signed');
  if (!signed) throw new Error('Nothing was signed');
  const { microsteps, regions, followed, changed } = explained(after, order, signed);

  it('an event taken apart reaches, in the steps of XState, the states that the log says', () => {
    expect(microsteps.at(-1)?.['custody']).toBe('signed');
    expect(regions.find(({ region }) => region === 'custody')).toMatchObject({ from: 'delivering', to: 'signed' });
    expect(changed).toContain('goodsOwed');
  });

  it('an event taken apart shows every rule that was asked, and what followed in other aggregates', () => {
    const rules = regions.flatMap((region) => region.rules);
    expect(rules.length).toBeGreaterThan(2);
    expect(rules.filter(({ verdict }) => verdict === 'held').length).toBeGreaterThan(2);
    expect(followed.map(({ machine }) => machine)).toContain('payable');
  });
});

describe('offered events', () => {
  it('an offered event that begins an aggregate depends on the role alone: the rest is not typed yet', () => {
    const offered = (part: string) =>
      offers(start, order, notCreated(order, ''), part).find(({ type }) => type === 'order.created');
    expect(offered('clerk@YGN')).toEqual({ type: 'order.created', allowed: true, refusals: [] });
    expect(offered('auditor@YGN')?.refusals.map(({ code }) => code)).toEqual(['role']);
    expect(offers(start, order, notCreated(order, ''), 'nobody@YGN')).toEqual([]);
  });

  it('the sandbox offers to begin aggregates of the machines that people begin, with forms that are filled in', () => {
    expect(playable.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['order', 'package', 'shipment', 'inventoryTask', 'workOrder', 'paymentSlip']),
    );
    expect(beginningsOf(order)).toContain('order.created');
    const example = exampleOf('order.created', 'MDY', start);
    expect(
      take(start, { kind: 'act', by: 'clerk@MDY', id: null, type: 'order.created', data: { ...example } }).refused,
    ).toBeNull();
    expect(exampleOf('order.packed', 'MDY', start)).toEqual({});
    const { collector } = exampleOf('order.collectorAssigned', 'MDY', start);
    expect(partPlayedBy(start, String(collector))).toBe('courier@MDY');
  });
});
