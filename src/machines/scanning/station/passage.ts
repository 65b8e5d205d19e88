import { assign, setup } from 'xstate';
import type { Acceptance, EntryRefusal, SentEvent } from './types.ts';

export interface PassageContext extends SentEvent {
  /** Version of the aggregate that the event produced. */
  readonly version: number | null;
}

export type PassageEvent =
  | { readonly type: 'passage.kept' }
  | { readonly type: 'passage.notKept'; readonly why: string }
  | ({ readonly type: 'passage.accepted' } & Acceptance)
  | ({ readonly type: 'passage.refused' } & EntryRefusal)
  /** The log was read up to its version. `result`: the result of the scan; null if there was no scan. */
  | { readonly type: 'passage.recorded'; readonly result: string | null }
  | { readonly type: 'passage.reread' };

/** Placeholder of an effect; the station runs it with the passage and its event. */
const effect = () => {};

/**
 * One event in transit from a station to the server: stored in the browser, then answered by the server. Its optimistic
 * verdict holds until the log shows the result.
 */
export const passageMachine = setup({
  types: {} as { context: PassageContext; events: PassageEvent; input: PassageContext },
  actions: {
    /** Announces the local verdict. The event is stored by now, so an announced verdict is never lost. */
    tell: effect,
    /** Removes the optimistic verdict. */
    drop: effect,
    /** Applies the optimistic verdict again to reread data. */
    suppose: effect,
    /** Lists that the server has it; its result may still come with the log. */
    markSent: effect,
    /** Lists the result from the log. */
    confirm: effect,
    /** Lists the expected result, because the reread data already includes it. */
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
          { target: 'accepted', actions: ['keepVersion', 'markSent'] },
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
/** Effects that a passage requests of its station. */
export type PassageEffect = 'tell' | 'drop' | 'suppose' | 'markSent' | 'confirm' | 'assume' | 'refuse' | 'giveUp';
