import { useCallback, useRef, useState } from 'react';
import type { Aggregate, AggregateType } from '#machines/kit/aggregateType.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { intend, propose, type Command, type Verdict } from '#services/propose.ts';
import { readEvents, type StreamRecord } from '#services/streams.ts';
import { useWords } from '#views/words.tsx';
import { useEnvironment } from '../fields/environment.ts';

/** Result of a proposal. */
export type Outcome =
  | { readonly kind: 'done'; readonly verdict: Verdict }
  | { readonly kind: 'refused'; readonly verdict: Verdict }
  | { readonly kind: 'conflict'; readonly since: readonly StreamRecord[] }
  | { readonly kind: 'failed'; readonly message: string };

/** Sends a proposal. One that failed to arrive keeps its key, so that it happens once however often it is sent. */
export function useProposal(aggregateType: AggregateType, aggregate: Aggregate, type: string) {
  const words = useWords();
  const environment = useEnvironment();
  const [pending, setPending] = useState(false);
  const proposal = useRef<{ of: string; command: Command } | null>(null);
  const send = useCallback(
    async (payload: Readonly<Record<string, unknown>>): Promise<Outcome> => {
      if (environment) {
        const verdict = environment.propose(aggregateType, aggregate, type, payload);
        return verdict.status === 'accepted' ? { kind: 'done', verdict } : { kind: 'refused', verdict };
      }
      const of = JSON.stringify([aggregate.id, aggregate.version, type, payload]);
      const isNew = aggregate.version === 0;
      if (proposal.current?.of !== of) {
        const event = { ...payload, type };
        const command = isNew
          ? intend(aggregateType.id, null, event)
          : intend(aggregateType.id, aggregate.id, event, aggregate.version);
        proposal.current = { of, command };
      }
      setPending(true);
      try {
        const [verdict] = await propose([proposal.current.command]);
        if (!verdict) return { kind: 'failed', message: words.text('failure.request') };
        if (verdict.status === 'accepted' || verdict.status === 'duplicate') return { kind: 'done', verdict };
        proposal.current = null;
        if (verdict.status === 'refused') return { kind: 'refused', verdict };
        const { records } = await readEvents(aggregateType.id, aggregate.id, { after: aggregate.version });
        return { kind: 'conflict', since: records };
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        return { kind: 'failed', message: wordFailure(failure, words) };
      } finally {
        setPending(false);
      }
    },
    [aggregateType, aggregate, type, words, environment],
  );
  return { send, pending };
}
