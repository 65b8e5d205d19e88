import { signInChannel } from '../auth/signIns.ts';
import type { Metrics } from './metrics.ts';

/** Counts the outcomes of attempts to sign in; returns how to stop. */
export function countSignIns({ signIns }: Pick<Metrics, 'signIns'>): () => void {
  const count = (outcome: unknown): void => signIns.inc({ outcome: String(outcome) });
  signInChannel.subscribe(count);
  return () => {
    signInChannel.unsubscribe(count);
  };
}
