import { useCallback, useMemo, useRef, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Words } from '#i18n/words.ts';
import { NotKept } from '#services/browserStore.ts';
import { failureOf, isUnanswered, wordFailure } from '#services/failure.ts';
import { isAtTheDoor, NotKeepable, outbox } from '#services/outbox/outbox.ts';
import { isRefusal } from '#services/outbox/verdict.ts';
import { intend, propose, type Command, type Verdict } from '#services/propose.ts';
import { readEvents } from '#services/streams.ts';
import type { StreamRecord } from '#services/stream.ts';
import { heldIn } from '#services/uploads/here.ts';
import { useSession } from '#views/session/useSession.ts';
import { useWords } from '#views/language/words.tsx';
import { useEnvironment } from '../fields/environment.ts';
import { refusalOf } from './notKeepable.ts';
import type { FieldRefusal } from './refusals.ts';
import { askedAgain, isDoneBefore, unansweredOf, type Recalled } from './unanswered.ts';

/** Result of a proposal. */
export type Outcome =
  | { readonly kind: 'done'; readonly verdict: Verdict }
  /** There is no line: this device keeps the event, and sends it when there is one. */
  | { readonly kind: 'kept'; readonly key: string }
  /** The command that had no answer has happened; nothing more was sent. */
  | { readonly kind: 'doneBefore'; readonly verdict: Verdict }
  | { readonly kind: 'refused'; readonly refusals: readonly FieldRefusal[] }
  | { readonly kind: 'conflict'; readonly since: readonly StreamRecord[] }
  | { readonly kind: 'failed'; readonly message: string };

type Wanted = Pick<Command, 'machine' | 'event'> & { readonly id: string };

/** Keeps an event on this device. `lost`: the command that was sent for it, which may have arrived. */
const keep = async ({ machine, id, event }: Wanted, words: Words, lost?: Command): Promise<Outcome> => {
  try {
    const pictures = heldIn(event);
    const { key } = await outbox.add({
      machine,
      id,
      event,
      group: `${machine}/${id}`,
      pictures,
      ...(lost && { lost }),
    });
    return { kind: 'kept', key };
  } catch (error) {
    if (error instanceof NotKept) return { kind: 'failed', message: words.text(`ui.form.notKept.${error.reason}`) };
    if (!(error instanceof NotKeepable)) throw error;
    const refusal = refusalOf(error);
    return refusal
      ? { kind: 'refused', refusals: [refusal] }
      : { kind: 'failed', message: words.text('ui.form.notKeepable') };
  }
};

const isSame = (command: Command, id: string | null, event: Command['event']): boolean =>
  (command.id ?? null) === id && JSON.stringify(command.event) === JSON.stringify(event);

/**
 * Sends a proposal. One without an answer may have happened: the same is sent again with its key, so that it happens once,
 * and before another one is sent the server is asked what became of it.
 */
export function useProposal(aggregateType: AggregateType, aggregate: Aggregate, type: string) {
  const words = useWords();
  const environment = useEnvironment();
  const [pending, setPending] = useState(false);
  const account = useSession().context.user?.id ?? '';
  const record = aggregate.version === 0 ? '' : aggregate.id;
  const memory = useMemo(
    () => unansweredOf(account, aggregateType.id, record, type),
    [account, aggregateType, record, type],
  );
  const unanswered = useRef<Command | null>(null);
  const isRemembered = useRef(false);
  const remember = useCallback(
    (command: Command | null): void => {
      unanswered.current = command;
      memory.write(command);
    },
    [memory],
  );

  const attempt = useCallback(
    async (command: Command): Promise<Outcome> => {
      remember(command);
      const isKeepable = isAtTheDoor(type);
      setPending(true);
      try {
        const [verdict] = await propose([command], { ownFailure: isKeepable });
        if (!verdict) return { kind: 'failed', message: words.text('failure.request') };
        remember(null);
        if (verdict.status === 'refused' || (verdict.status === 'duplicate' && isRefusal(verdict)))
          return { kind: 'refused', refusals: verdict.refusals ?? [] };
        if (verdict.status === 'accepted' || verdict.status === 'duplicate') return { kind: 'done', verdict };
        const { records } = await readEvents(aggregateType.id, aggregate.id, { after: command.expectedVersion ?? 0 });
        return { kind: 'conflict', since: records };
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        if (isKeepable && isUnanswered(failure)) {
          const { event } = command;
          const outcome = await keep({ machine: aggregateType.id, id: aggregate.id, event }, words, command);
          // The outbox sends it again, and knows what became of it.
          if (outcome.kind === 'kept') remember(null);
          return outcome;
        }
        return {
          kind: 'failed',
          message: isUnanswered(failure) ? words.text('ui.form.unanswered') : wordFailure(failure, words),
        };
      } finally {
        setPending(false);
      }
    },
    [aggregateType, aggregate, type, words, remember],
  );

  /** Returns the verdict of a command that happened although no answer came; null if it did not. */
  const happened = useCallback(async (command: Command): Promise<Verdict | null> => {
    setPending(true);
    try {
      const [verdict] = await propose([command], { dryRun: true });
      return verdict && isDoneBefore(verdict) ? verdict : null;
    } finally {
      setPending(false);
    }
  }, []);

  const send = useCallback(
    async (payload: Readonly<Record<string, unknown>>): Promise<Outcome> => {
      if (environment) {
        const verdict = environment.propose(aggregateType, aggregate, type, payload);
        return verdict.status === 'accepted'
          ? { kind: 'done', verdict }
          : { kind: 'refused', refusals: verdict.refusals ?? [] };
      }
      const event = { ...payload, type };
      // A line that is known to be cut, and pictures that are only here, need not be tried.
      if (isAtTheDoor(type) && (!navigator.onLine || heldIn(event).length > 0))
        return keep({ machine: aggregateType.id, id: aggregate.id, event }, words);
      const id = aggregate.version === 0 ? null : aggregate.id;
      if (!isRemembered.current) unanswered.current = memory.read();
      isRemembered.current = true;
      const { current: before } = unanswered;
      if (before && isSame(before, id, event)) return attempt(before);
      if (before) {
        try {
          const verdict = await happened(before);
          remember(null);
          if (verdict) return { kind: 'doneBefore', verdict };
        } catch (error) {
          const failure = failureOf(error);
          if (!failure) throw error;
          return { kind: 'failed', message: words.text('ui.form.unanswered') };
        }
      }
      return attempt(intend(aggregateType.id, id, event, id === null ? undefined : aggregate.version));
    },
    [aggregateType, aggregate, type, words, environment, memory, attempt, happened, remember],
  );

  /** Sends again what had no answer; null if there is nothing of that kind. */
  const settle = useCallback(async (): Promise<Outcome | null> => {
    const { current: before } = unanswered;
    return before && attempt(before);
  }, [attempt]);

  /** Asks what became of a command that an earlier form of this event sent without an answer; null if there is none. */
  const recall = useCallback(async (): Promise<Recalled | null> => {
    const before = environment ? null : memory.read();
    if (!before) return null;
    setPending(true);
    try {
      const recalled = await askedAgain(before);
      if (recalled !== 'unknown') remember(null);
      return recalled;
    } finally {
      setPending(false);
    }
  }, [environment, memory, remember]);

  return { send, settle, recall, pending };
}
