import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type CollectedCancel } from './context.ts';
import { evolve } from './evolve.ts';

/** Cancellation after collection (§4): confirming, then cancelled or refused (numbers ours). */
export const machine = lifecycle<CollectedCancel>({}, evolve).createMachine({
  id: 'collectedCancel',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({ 'collectedCancel.requested': transition('#confirming') }),
    confirming: {
      id: 'confirming',
      meta: { code: 0, phase: 'desk' },
      on: { 'collectedCancel.approved': transition('#cancelled'), 'collectedCancel.refused': transition('#refused') },
    },
    cancelled: { id: 'cancelled', meta: { code: 1, phase: 'end', final: true } },
    refused: { id: 'refused', meta: { code: 2, phase: 'end', final: true } },
  },
});
