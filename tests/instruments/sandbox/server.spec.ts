import { describe, expect, it } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import { minutesToNext } from '#instruments/sandbox/clock.ts';
import { begin, progressOf, stepOf, type Lesson } from '#instruments/sandbox/lesson.ts';
import { lessons } from '#instruments/sandbox/lessons/index.ts';
import { actorOf } from '#instruments/sandbox/people.ts';
import { take, type Outcome, type Step } from '#instruments/sandbox/run.ts';
import { entriesOf, newSandbox, START } from '#instruments/sandbox/seed.ts';
import type { Sandbox } from '#instruments/sandbox/world.ts';
import { customerKeyOf } from '#server/customerKeys.ts';
import { roles } from '#server/company/roles.ts';
import type { Batch } from '#server/propose/command.ts';
import type { Lookups } from '#machines/lookups/lookupRequest.ts';
import { World } from '#modelTesting/world/world.ts';

const start = newSandbox(roles);

/** Judges on the server's side. It numbers its aggregates from one, like a sandbox. */
class Judging extends World {
  #serial = 0;

  protected override serial(): number {
    return (this.#serial += 1);
  }
}

let commands = 0;
const propose = (world: World, batch: Pick<Batch, 'actor' | 'at'>, machine: string, id: string | null, event: object) =>
  world.propose({
    ...batch,
    mode: 'each',
    dryRun: false,
    commands: [
      { key: `command${(commands += 1)}x`, machine, ...(id !== null && { id }), event: event as { type: string } },
    ],
  });

async function sameCompany(): Promise<World> {
  const world = new Judging();
  for (const { machine, data } of entriesOf(roles)) {
    const at = '2026-08-01T03:30:00.000Z';
    const [verdict] = await propose(world, { actor: system, at }, machine, null, {
      type: `${machine}.registered`,
      ...data,
    });
    expect(verdict?.status).toBe('accepted');
  }
  return world;
}

/** A payload with the key that the server gives a personal customer; a sandbox has no secret and keeps the number. */
const withCustomer = (data: unknown): unknown => {
  const { customerKind, customer } = data as { readonly customerKind?: string; readonly customer?: string };
  return customerKind === 'personal' && customer !== undefined
    ? { ...(data as object), customer: customerKeyOf(customer) }
    : data;
};

/** Events in the form that both keep. Only the checksum of a generated picture differs. */
const told = (
  events: readonly {
    type: string;
    id: string;
    version: number;
    from: string | null;
    to: string;
    changes: object;
    data: unknown;
    lookups: Lookups;
  }[],
) =>
  events.map(({ type, id, version, from, to, changes, data, lookups }) => {
    const { uploads: _, ...foundLookups } = lookups;
    return { type, id, version, from, to, changes, data: withCustomer(data), lookups: foundLookups };
  });

/** Performs a step in the sandbox and on the server, and compares the outcomes. */
async function both(world: World, before: Sandbox, step: Step): Promise<Outcome> {
  const outcome = take(before, step);
  if (step.kind !== 'act') return outcome;
  const actor = actorOf(before, step.by);
  if (!actor) throw new Error(`Nobody plays ${step.by}`);
  const machine = step.type.slice(0, step.type.indexOf('.'));
  const event = { ...step.data, type: step.type };
  const [verdict] = await propose(world, { actor, at: before.now }, machine, step.id, event);
  expect(verdict?.status).toBe(outcome.refused ? 'refused' : 'accepted');
  expect(told(world.latest)).toEqual(told(outcome.events));
  if (outcome.refused)
    expect(verdict?.refusals).toEqual(outcome.refused.refusals.map((one) => expect.objectContaining(one)));
  return outcome;
}

/** Performs all steps of a lesson in both. Before each step, actors without permission try it. */
async function playBoth(lesson: Lesson): Promise<{ refused: number; events: number }> {
  const world = await sameCompany();
  let [now, names] = [start, new Map<string, string>() as ReadonlyMap<string, string>];
  let [refused, events] = [0, 0];
  const deeds = [...lesson.before, ...lesson.steps.map((step) => step.do)];
  for (const what of deeds) {
    // Other tests compare the effects of the clock with the server; here both would have to wait alike.
    if ('minutes' in what) return { refused, events };
    for (const by of ['auditor@YGN', 'courier@MUS', 'merchant@RUI', 'manager@MDY', 'finance@YGN']) {
      const tried = stepOf({ ...what, by, data: by === 'finance@YGN' ? {} : what.data }, now, names);
      const looked = take(now, tried);
      if (!looked.refused) continue;
      // A refused proposal for a new aggregate consumes a number on the server.
      if (tried.kind === 'act' && tried.id === null) continue;
      now = (await both(world, now, tried)).after;
      refused += 1;
    }
    const outcome = await both(world, now, stepOf(what, now, names));
    now = outcome.after;
    events += outcome.events.length;
    const single: Lesson = { ...lesson, before: [], steps: [{ text: lesson.title, hint: lesson.title, do: what }] };
    names = progressOf(single, names, [outcome]).names;
  }
  return { refused, events };
}

describe('a sandbox judges as the server does', () => {
  it.each(lessons)(
    'a sandbox judges as the server does in the lesson $id: the same events with the same data, the same refusals',
    async (lesson) => {
      const { refused, events } = await playBoth(lesson);
      expect(events).toBeGreaterThan(2);
      expect(refused).toBeGreaterThan(lesson.id === 'nobodyCame' ? -1 : 10);
    },
  );

  it('a sandbox begins with the same company in every run, at ten o’clock', () => {
    expect(newSandbox(roles)).toEqual(start);
    expect(start.now).toBe(START);
    expect(start.happened).toEqual([]);
  });
});

describe('the clock of a sandbox', () => {
  const lesson = lessons.find(({ id }) => id === 'nobodyCame');
  if (!lesson) throw new Error('No lesson of deadlines');
  const [create] = lesson.steps;
  if (!create) throw new Error('No step');
  const waiting = take(start, stepOf(create.do, start, begin(lesson, start).names)).after;

  it('the clock of a sandbox raises what falls due at its own time, and not before', () => {
    const minutes = minutesToNext(waiting);
    if (minutes === null) throw new Error('Nothing falls due');
    expect(take(waiting, { kind: 'wait', minutes: minutes - 1 }).events).toEqual([]);
    const outcome = take(waiting, { kind: 'wait', minutes: minutes + 30 });
    expect(outcome.events[0]).toMatchObject({ type: 'order.acceptTimedOut', actor: { kind: 'system' } });
    expect(outcome.events[0]?.at).toBe(new Date(Date.parse(START) + minutes * 60_000).toISOString());
    expect(outcome.after.now).toBe(new Date(Date.parse(START) + (minutes + 30) * 60_000).toISOString());
  });

  it('the clock of a sandbox raises nothing for an aggregate that went on in time', () => {
    const [id = ''] = [...waiting.aggregates.keys()].flatMap((key) => (key.startsWith('order/') ? [key.slice(6)] : []));
    const what = lesson.steps[2]?.do;
    if (!what) throw new Error('No step');
    const assigned = take(waiting, stepOf(what, waiting, new Map([['parcel', id]])));
    expect(assigned.refused).toBeNull();
    const later = take(assigned.after, { kind: 'wait', minutes: 24 * 60 });
    expect(later.events.map(({ type }) => type)).not.toContain('order.acceptTimedOut');
  });

  it('the clock of a sandbox leaves the company as it is while nothing is due', () => {
    expect(minutesToNext(start)).toBeNull();
    expect(take(start, { kind: 'wait', minutes: 3 * 24 * 60 }).after.aggregates).toEqual(start.aggregates);
  });
});

describe('assumptions of a sandbox', () => {
  const [lesson] = lessons;
  if (!lesson) throw new Error('No lesson');
  const [create] = lesson.steps;
  if (!create) throw new Error('No step');
  const command = stepOf(create.do, start, new Map());

  it('an assumption of a sandbox is what the rules see, until the assumption is taken back', () => {
    const assumed = take(start, { kind: 'assume', fact: 'order.tariff', value: null });
    const refused = take(assumed.after, command);
    expect(refused.refused?.refusals.map(({ rule }) => rule)).toContain('order.tariffInForce');
    const again = take(refused.after, { kind: 'unassume', fact: 'order.tariff' });
    expect(take(again.after, command).refused).toBeNull();
  });

  it('an assumption of a sandbox is recorded with what happens under it', () => {
    const assumed = take(start, { kind: 'assume', fact: 'order.collectorMay', value: false });
    const created = take(assumed.after, command);
    expect(created.events[0]?.lookups).not.toHaveProperty('collectorMay');
    expect(assumed.after.assumed.get('order.collectorMay')).toBe(false);
  });
});
