import { useCallback, useRef, useState } from 'react';
import type { Aggregate, AggregateType } from '#machines/kit/aggregateType.ts';
import type { Words } from '#i18n/words.ts';
import { NotKept } from '#services/browserStore.ts';
import { failureOf, isUnanswered, wordFailure } from '#services/failure.ts';
import { isAtTheDoor, NotKeepable, outbox } from '#services/outbox/outbox.ts';
import { intend, propose, type Command, type Verdict } from '#services/propose.ts';
import { readEvents, type StreamRecord } from '#services/streams.ts';
import { heldIn } from '#services/uploads/here.ts';
import { useWords } from '#views/words.tsx';
import { useEnvironment } from '../fields/environment.ts';

/** Result of a proposal. */
export type Outcome =
  | { readonly kind: 'done'; readonly verdict: Verdict }
  /** There is no line: this device keeps the event, and sends it when there is one. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly verdict: Verdict }
  | { readonly kind: 'conflict'; readonly since: readonly StreamRecord[] }
  | { readonly kind: 'failed'; readonly message: string };

type Wanted = Pick<Command, 'machine' | 'event'> & { readonly id: string };

/** Keeps an event on this device. `lost`: the command that was sent for it, which may have arrived. */
const keep = async ({ machine, id, event }: Wanted, words: Words, lost?: Command): Promise<Outcome> => {
  try {
    const pictures = heldIn(event);
    await outbox.add({ machine, id, event, group: `${machine}/${id}`, pictures, ...(lost && { lost }) });
    return { kind: 'kept' };
  } catch (error) {
    if (error instanceof NotKept) return { kind: 'failed', message: words.text(`ui.form.notKept.${error.reason}`) };
    if (error instanceof NotKeepable) return { kind: 'failed', message: words.text('ui.form.notKeepable') };
    throw error;
  }
};

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
      const event = { ...payload, type };
      const wanted = { machine: aggregateType.id, id: aggregate.id, event };
      const isKeepable = isAtTheDoor(type);
      // A line that is known to be cut, and pictures that are only here, need not be tried.
      if (isKeepable && (!navigator.onLine || heldIn(event).length > 0)) return keep(wanted, words);
      const of = JSON.stringify([aggregate.id, aggregate.version, type, payload]);
      const isNew = aggregate.version === 0;
      if (proposal.current?.of !== of) {
        const command = isNew
          ? intend(aggregateType.id, null, event)
          : intend(aggregateType.id, aggregate.id, event, aggregate.version);
        proposal.current = { of, command };
      }
      setPending(true);
      try {
        const [verdict] = await propose([proposal.current.command], { ownFailure: isKeepable });
        if (!verdict) return { kind: 'failed', message: words.text('failure.request') };
        if (verdict.status === 'accepted' || verdict.status === 'duplicate') return { kind: 'done', verdict };
        proposal.current = null;
        if (verdict.status === 'refused') return { kind: 'refused', verdict };
        const { records } = await readEvents(aggregateType.id, aggregate.id, { after: aggregate.version });
        return { kind: 'conflict', since: records };
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        if (isKeepable && isUnanswered(failure)) return keep(wanted, words, proposal.current?.command);
        return { kind: 'failed', message: wordFailure(failure, words) };
      } finally {
        setPending(false);
      }
    },
    [aggregateType, aggregate, type, words, environment],
  );
  return { send, pending };
}
