import { assign, setup } from 'xstate';
import type { Answered, Refused, Sent } from './types.ts';

export interface PassageContext extends Sent {
  /** The version of the aggregate that it became. */
  readonly version: number | null;
}

export type PassageEvent =
  | { readonly type: 'passage.kept' }
  | { readonly type: 'passage.notKept'; readonly why: string }
  | ({ readonly type: 'passage.accepted' } & Answered)
  | ({ readonly type: 'passage.refused' } & Refused)
  /** The log was read as far as its version. `result`: what the scan came to; null for no scan. */
  | { readonly type: 'passage.recorded'; readonly result: string | null }
  | { readonly type: 'passage.reread' };

/** What a passage asks of its station, which adds the passage and its event. */
const effect = () => {};

/**
 * One event on its way from a station to the server: kept in the browser first, then answered by the server; what it is
 * believed to do holds until the log says what it did.
 */
export const passageMachine = setup({
  types: {} as { context: PassageContext; events: PassageEvent; input: PassageContext },
  actions: {
    /** Tells the verdict given here: what somebody heard a sound for is never lost. */
    tell: effect,
    /** Supposes no more what it was believed to do. */
    drop: effect,
    /** Supposes it once more, in a book read anew. */
    suppose: effect,
    /** Lists what the log says it came to. */
    confirm: effect,
    /** Lists that it came to something that the book read anew holds already. */
    assume: effect,
    refuse: effect,
    giveUp: effect,
    keepVersion: assign(({ event }) => (event.type === 'passage.accepted' ? { version: event.version } : {})),
  },
  guards: {
    isLogged: ({ event }) => event.type === 'passage.accepted' && event.logged !== null,
  },
}).createMachine({
  id: 'scanningPassage',
  context: ({ input }) => input,
  initial: 'keeping',
  states: {
    keeping: {
      on: {
        'passage.kept': { target: 'waiting', actions: 'tell' },
        'passage.notKept': { target: 'notKept', actions: ['drop', 'giveUp'] },
        'passage.reread': { actions: 'suppose' },
      },
    },
    waiting: {
      on: {
        'passage.accepted': [
          { guard: 'isLogged', target: 'recorded', actions: ['keepVersion', 'drop', 'confirm'] },
          { target: 'accepted', actions: 'keepVersion' },
        ],
        'passage.refused': { target: 'refused', actions: ['drop', 'refuse'] },
        'passage.reread': { actions: 'suppose' },
      },
    },
    accepted: {
      on: {
        'passage.recorded': { target: 'recorded', actions: ['drop', 'confirm'] },
        'passage.refused': { target: 'refused', actions: ['drop', 'refuse'] },
        'passage.reread': { target: 'recorded', actions: 'assume' },
      },
    },
    recorded: { type: 'final' },
    refused: { type: 'final' },
    notKept: { type: 'final' },
  },
});

export type PassageState = 'keeping' | 'waiting' | 'accepted' | 'recorded' | 'refused' | 'notKept';
/** What a passage asks of its station. */
export type PassageEffect = 'tell' | 'drop' | 'suppose' | 'confirm' | 'assume' | 'refuse' | 'giveUp';
