import type { Call } from '../../http/route.ts';
import type { Proposer } from '../../propose/proposer.ts';
import { refusedBy } from '../refused.ts';

/** An event for one record; without an id it creates one. */
export interface ProposedEvent {
  readonly machine: string;
  readonly id?: string;
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
}

/**
 * Returns a function that proposes a caller's events, all or none, and returns the ids of their records. It throws the
 * problem that words each refusal.
 */
export const createProposing =
  (proposer: Proposer) =>
  async (
    { actor, language, now }: Pick<Call, 'actor' | 'language' | 'now'>,
    events: readonly ProposedEvent[],
  ): Promise<readonly string[]> => {
    if (events.length === 0) return [];
    const verdicts = await proposer.proposeInOrder({
      mode: 'atomic',
      dryRun: false,
      actor,
      at: now.toISOString(),
      commands: events.map((one) => ({ key: crypto.randomUUID(), ...one })),
    });
    if (verdicts.some(({ status }) => status !== 'accepted')) throw refusedBy(verdicts, language);
    return verdicts.flatMap(({ id }) => (id === null ? [] : [id]));
  };

export type Proposing = ReturnType<typeof createProposing>;
