import { transition } from 'xstate';
import {
  passageMachine,
  type PassageContext,
  type PassageEffect,
  type PassageEvent,
  type PassageState,
} from './passage.ts';

/** An event of a station on its way: where it is in its chart, and what is known of it. */
export interface Passage extends PassageContext {
  readonly state: PassageState;
}

/** By the names of their events: of this browser until they are kept, of the outbox from then on. */
export type Passages = Readonly<Record<string, Passage>>;

/** What a passage asks for, and the event on account of which. */
export interface Asked {
  readonly type: PassageEffect;
  readonly params: { readonly passage: Passage; readonly event: PassageEvent };
}

/** Leads one passage on by its chart: where it is then, and what that asks for. */
export function leadOn({ state, ...context }: Passage, event: PassageEvent): { passage: Passage; asked: Asked[] } {
  const here = passageMachine.resolveState({ value: state, context });
  const [next, actions] = transition(passageMachine, here, event);
  const passage: Passage = { ...next.context, state: next.value as PassageState };
  // The chart has no other actions than its effects: what it assigns is in the context by now.
  const asked = actions.map(({ type }) => ({ type: type as PassageEffect, params: { passage, event } }));
  return { passage, asked };
}

/** Whether a passage has come to its end: nothing is awaited of it any more. */
export const isOver = ({ state }: Passage): boolean => ['recorded', 'refused', 'notKept'].includes(state);

/** What the server has not yet said anything of. */
export const unsentOf = (passages: Passages): number =>
  Object.values(passages).filter(({ state }) => state !== 'accepted').length;
