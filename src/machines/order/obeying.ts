import { transition } from '../kit/lifecycle.ts';
import type { RuleName } from './rules.ts';

/** A transition of the custody region; rule names are typed, so that a misspelt one does not compile. */
export const transitionObeying = (target: string | null, ...names: readonly RuleName[]) => transition(target, ...names);
