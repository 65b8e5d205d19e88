import { describe, expect, it } from 'vitest';
import { createActor, initialTransition, SimulatedClock, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { followingMachine, type FollowingEvent } from '#machines/scanning/following.ts';
import { seeded } from '#modelTesting/random.ts';

const EVENTS: readonly FollowingEvent[] = [
  { type: 'screen.shown' },
  { type: 'screen.left' },
  { type: 'log.ahead' },
  { type: 'whole.read', isKept: false },
  { type: 'whole.read', isKept: true },
  { type: 'page.read', came: 'end' },
  { type: 'page.read', came: 'more' },
  { type: 'page.read', came: 'gap' },
  { type: 'reading.failed', isPassing: true },
  { type: 'reading.failed', isPassing: false },
];
const input = { isOpened: false };

/** Applies events; returns the effects of all steps. */
function play(...events: readonly FollowingEvent[]) {
  let [now] = initialTransition(followingMachine, input);
  const asked: string[] = [];
  for (const event of events) {
    const [next, actions] = transition(followingMachine, now, event);
    now = next;
    asked.push(...actions.map(({ type }) => type));
  }
  return { state: now.value, asked };
}

const event = (type: 'screen.shown' | 'screen.left' | 'log.ahead') => ({ type });
const whole: FollowingEvent = { type: 'whole.read', isKept: false };
const kept: FollowingEvent = { type: 'whole.read', isKept: true };
const refused: FollowingEvent = { type: 'reading.failed', isPassing: false };
const unanswered: FollowingEvent = { type: 'reading.failed', isPassing: true };
const page = (came: 'end' | 'more' | 'gap'): FollowingEvent => ({ type: 'page.read', came });

describe('an aggregate that is followed', () => {
  it('an aggregate that is followed can be in each state of the chart', () => {
    const reached = getShortestPaths(followingMachine, { events: EVENTS, input }).map(({ state }) => state.value);
    expect([...new Set(reached)].toSorted()).toEqual(Object.keys(followingMachine.states).toSorted());
  });

  it('an aggregate that is followed is read whole, then page by page until the log has no more', () => {
    const told = [event('screen.shown'), whole, event('log.ahead'), page('more'), page('end')];
    expect(play(...told)).toEqual({
      state: 'level',
      asked: ['readWhole', 'forgetFailure', 'readPage', 'readPage', 'forgetFailure'],
    });
  });

  it('an aggregate that is followed is read whole again where the log does not go on from what is known', () => {
    expect(play(event('screen.shown'), whole, event('log.ahead'), page('gap'))).toMatchObject({
      state: 'readingWhole',
    });
  });

  it('an aggregate that is followed is read on after an outage, from as far as it was known before', () => {
    const outage = [refused, event('log.ahead')];
    expect(play(event('screen.shown'), ...outage).state).toBe('readingWhole');
    expect(play(event('screen.shown'), whole, event('log.ahead'), ...outage).state).toBe('readingOn');
  });

  it('a followed aggregate is read again after a while without an answer, and after an answer that this browser had kept', () => {
    const clock = new SimulatedClock();
    const actor = createActor(followingMachine, { input, clock }).start();
    const now = () => actor.getSnapshot().value;
    for (const told of [event('screen.shown'), unanswered]) actor.send(told);
    clock.increment(9_999);
    expect(now()).toBe('waiting');
    clock.increment(1);
    expect(now()).toBe('readingWhole');
    actor.send(kept);
    clock.increment(10_000);
    expect(now()).toBe('readingOn');
    for (const told of [page('gap'), whole]) actor.send(told);
    clock.increment(60_000);
    expect(now()).toBe('level');
  });

  it('a followed aggregate is not asked about again by itself after a refusal, nor once its screen is left', () => {
    for (const [told, rest] of [
      [[event('screen.shown'), refused], 'failed'],
      [[event('screen.shown'), unanswered, event('screen.left')], 'resting'],
    ] as const) {
      const clock = new SimulatedClock();
      const actor = createActor(followingMachine, { input, clock }).start();
      for (const one of told) actor.send(one);
      clock.increment(60_000);
      expect(actor.getSnapshot().value).toBe(rest);
    }
  });

  it('a followed aggregate is asked about no more once its screen is left, and goes on where it was when the screen is shown', () => {
    expect(play(event('screen.shown'), event('screen.left'))).toEqual({
      state: 'resting',
      asked: ['readWhole', 'stopReading'],
    });
    const again = [event('screen.shown'), whole, event('screen.left'), event('screen.shown')];
    expect(play(...again).state).toBe('readingOn');
  });

  it('an aggregate that is followed is read once at a time, and again after news that came meanwhile', () => {
    const random = seeded(1);
    for (let walk = 0; walk < 500; walk += 1) {
      let [now] = initialTransition(followingMachine, input);
      let [isReading, isNews] = [false, false];
      for (let length = 0; length < 40; length += 1) {
        const before = now.value;
        // An answer arrives only after its request.
        const given = EVENTS.filter(({ type }) => {
          if (type === 'whole.read') return before === 'readingWhole';
          return type !== 'page.read' || before === 'readingOn';
        });
        const chosen = given[Math.floor(random() * given.length)] as FollowingEvent;
        const [next, actions] = transition(followingMachine, now, chosen);
        now = next;
        if (['whole.read', 'page.read', 'screen.left'].includes(chosen.type)) isReading = false;
        if (chosen.type === 'reading.failed' && (before === 'readingWhole' || before === 'readingOn'))
          isReading = false;
        if (chosen.type === 'log.ahead') isNews = true;
        for (const { type } of actions) {
          if (type !== 'readWhole' && type !== 'readPage') continue;
          expect(isReading).toBe(false);
          [isReading, isNews] = [true, false];
        }
        expect(now.value === 'level' && isNews).toBe(false);
      }
    }
  });
});
