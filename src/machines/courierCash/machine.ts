import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type CourierCash } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

const notesAddUp = ['kyatNotesAddUp', 'yuanNotesAddUp'] as const;

/** Collections and reversals are possible in every state of a handover. */
const alwaysPossible = { 'courierCash.collected': to(null), 'courierCash.reversed': to(null) };
const meta = (code: number) => ({ code, phase: 'cash' });

/**
 * Courier cash (lifecycles.md 4.8): collected, handed in, counted twice, accepted or disputed. The aggregate never
 * ends.
 */
export const machine = lifecycle<CourierCash>(rules, evolve).createMachine({
  id: 'courierCash',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({ 'courierCash.collected': to('#holding') }),
    holding: {
      id: 'holding',
      meta: meta(0),
      on: {
        ...alwaysPossible,
        'courierCash.handedIn': to(
          '#handedIn',
          'ownCash',
          'somethingHandedIn',
          'kyatWithinHeld',
          'yuanWithinHeld',
          ...notesAddUp,
        ),
      },
    },
    handedIn: {
      id: 'handedIn',
      meta: meta(1),
      on: {
        ...alwaysPossible,
        'courierCash.takenBack': to('#holding', 'ownCash'),
        'courierCash.firstCounted': to('#countedOnce', 'notOwnCash', ...notesAddUp),
      },
    },
    countedOnce: {
      id: 'countedOnce',
      meta: meta(2),
      on: {
        ...alwaysPossible,
        'courierCash.secondCounted': to('#counted', 'notOwnCash', 'anotherCounted', ...notesAddUp),
      },
    },
    counted: {
      id: 'counted',
      meta: meta(3),
      on: {
        ...alwaysPossible,
        'courierCash.accepted': to('#holding', 'notOwnCash', 'nothingDiffers'),
        'courierCash.differenceAccepted': to('#holding', 'notOwnCash', 'somethingDiffers', 'countsAgree'),
        'courierCash.disputed': to('#disputed', 'somethingDiffers'),
      },
    },
    disputed: {
      id: 'disputed',
      meta: meta(4),
      on: {
        ...alwaysPossible,
        'courierCash.resolved': to(
          '#holding',
          'notOwnCash',
          'decidedByAnother',
          'kyatWithinCounts',
          'yuanWithinCounts',
        ),
      },
    },
  },
});
