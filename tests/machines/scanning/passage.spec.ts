import { describe, expect, it } from 'vitest';
import { createActor, initialTransition, transition } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { passageMachine, type PassageEvent } from '#machines/scanning/station/passage.ts';

const sent = { token: 'here 1', key: 'SL1', scan: 1, supposed: null };
const refusal = { entry: 'e1', refusals: [], at: '2026-11-22T03:00:00.000Z', isSeen: true };
const EVENTS: readonly PassageEvent[] = [
  { type: 'passage.kept' },
  { type: 'passage.notKept', why: 'full' },
  { type: 'passage.accepted', version: 2, logged: null },
  { type: 'passage.accepted', version: 2, logged: { result: 'stored' } },
  { type: 'passage.refused', ...refusal },
  { type: 'passage.recorded', result: 'stored' },
  { type: 'passage.reread' },
];
const [KEPT, NOT_KEPT, ACCEPTED, LOGGED, REFUSED, RECORDED, REREAD] = [0, 1, 2, 3, 4, 5, 6] as const;

/** The target state and the effects of each event in each state. An event without an entry changes nothing. */
const LAW: Readonly<Record<string, Readonly<Record<number, readonly [string, ...string[]]>>>> = {
  keeping: {
    [KEPT]: ['waiting', 'tell'],
    [NOT_KEPT]: ['notKept', 'drop', 'giveUp'],
    [REREAD]: ['keeping', 'suppose'],
  },
  waiting: {
    [ACCEPTED]: ['accepted', 'markSent'],
    [LOGGED]: ['recorded', 'drop', 'confirm'],
    [REFUSED]: ['refused', 'drop', 'refuse'],
    [REREAD]: ['waiting', 'suppose'],
  },
  accepted: {
    [RECORDED]: ['recorded', 'drop', 'confirm'],
    [REFUSED]: ['refused', 'drop', 'refuse'],
    [REREAD]: ['recorded', 'assume'],
  },
  recorded: {},
  refused: {},
  notKept: {},
};
const input = { ...sent, version: null };
const graph = { events: EVENTS, input };

describe('an event under way to the server', () => {
  it('an event under way to the server reaches each state of its machine, and no other', () => {
    const reached = getShortestPaths(passageMachine, graph).map(({ state }) => state.value as string);
    expect([...new Set(reached)].toSorted()).toEqual(Object.keys(LAW).toSorted());
  });

  it.each(Object.entries(LAW))(
    'an event under way to the server goes from %s where its law says, and asks for what the law says',
    (state, transitions) => {
      for (const [index, event] of EVENTS.entries()) {
        const here = passageMachine.resolveState({ value: state, context: input });
        const [next, actions] = transition(passageMachine, here, event);
        const [to = state, ...asked] = transitions[index] ?? [];
        expect({ event, to: next.value, asked: actions.map(({ type }) => type) }).toEqual({ event, to, asked });
      }
    },
  );

  it('an event under way to the server drops its assumption once, however the event ends', () => {
    for (const { state, steps } of getSimplePaths(passageMachine, graph)) {
      const [begin] = initialTransition(passageMachine, input);
      let now = begin;
      const asked = steps.slice(1).flatMap(({ event }) => {
        const [next, actions] = transition(passageMachine, now, event);
        now = next;
        return actions.map(({ type }) => type);
      });
      // A reread after the server's acceptance already contains the event: no optimistic effect is taken back.
      const isTakenBack = state.status === 'done' && !asked.includes('assume');
      expect(asked.filter((type) => type === 'drop')).toHaveLength(isTakenBack ? 1 : 0);
    }
  });

  it('an event under way to the server keeps the version that it became', () => {
    const actor = createActor(passageMachine, { input }).start();
    for (const index of [KEPT, ACCEPTED]) actor.send(EVENTS[index] as PassageEvent);
    expect(actor.getSnapshot().context.version).toBe(2);
  });
});
