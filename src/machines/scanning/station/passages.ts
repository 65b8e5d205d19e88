import { transition } from 'xstate';
import {
  passageMachine,
  type PassageContext,
  type PassageEffect,
  type PassageEvent,
  type PassageState,
} from './passage.ts';

/** Passage of an event through a station: its state and its context. */
export interface Passage extends PassageContext {
  readonly state: PassageState;
}

/** Passages by name: the browser's token until stored, the outbox entry afterwards. */
export type Passages = Readonly<Record<string, Passage>>;

/** Requested effect, with the passage and the event that caused it. */
export interface RequestedEffect {
  readonly type: PassageEffect;
  readonly params: { readonly passage: Passage; readonly event: PassageEvent };
}

/** Advances one passage by an event; returns its next state and the requested effects. */
export function advance(
  { state, ...context }: Passage,
  event: PassageEvent,
): { passage: Passage; effects: RequestedEffect[] } {
  const here = passageMachine.resolveState({ value: state, context });
  const [next, actions] = transition(passageMachine, here, event);
  const passage: Passage = { ...next.context, state: next.value as PassageState };
  // All listed actions are effects: `transition` has already applied the assignments to the context.
  const effects = actions.map(({ type }) => ({ type: type as PassageEffect, params: { passage, event } }));
  return { passage, effects };
}

/** Tests whether a passage is finished. */
export const isOver = ({ state }: Passage): boolean => ['recorded', 'refused', 'notKept'].includes(state);

/** Counts the passages that the server has not accepted yet. */
export const unsentOf = (passages: Passages): number =>
  Object.values(passages).filter(({ state }) => state !== 'accepted').length;
