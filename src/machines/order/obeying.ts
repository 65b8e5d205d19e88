import { transition } from '../kit/lifecycle.ts';
import type { RuleName } from './rules.ts';

/** A way of the order's custody: its target, and rules by name, so that a misspelt one does not compile. */
export const transitionObeying = (target: string | null, ...names: readonly RuleName[]) => transition(target, ...names);
