import { useCallback, useRef, useState } from 'react';
import type { Life, Noun } from '#machines/kit/noun.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { intend, propose, type Command, type Verdict } from '#services/propose.ts';
import { readEvents, type StreamRecord } from '#services/streams.ts';
import { useWords } from '#views/words.tsx';
import { useOffice } from '../fields/office.ts';

/** What became of sending a wish. */
export type Outcome =
  | { readonly kind: 'done'; readonly verdict: Verdict }
  | { readonly kind: 'refused'; readonly verdict: Verdict }
  | { readonly kind: 'conflict'; readonly since: readonly StreamRecord[] }
  | { readonly kind: 'failed'; readonly message: string };

/** Sends a wish; a wish that failed on its way keeps its key, so that it happens once however often it is sent. */
export function useProposal(noun: Noun, life: Life, type: string) {
  const words = useWords();
  const office = useOffice();
  const [pending, setPending] = useState(false);
  const wish = useRef<{ of: string; command: Command } | null>(null);
  const send = useCallback(
    async (payload: Readonly<Record<string, unknown>>): Promise<Outcome> => {
      if (office) {
        const verdict = office.propose(noun, life, type, payload);
        return verdict.status === 'accepted' ? { kind: 'done', verdict } : { kind: 'refused', verdict };
      }
      const of = JSON.stringify([life.id, life.version, type, payload]);
      const isNew = life.version === 0;
      if (wish.current?.of !== of) {
        const event = { ...payload, type };
        const command = isNew ? intend(noun.id, null, event) : intend(noun.id, life.id, event, life.version);
        wish.current = { of, command };
      }
      setPending(true);
      try {
        const [verdict] = await propose([wish.current.command]);
        if (!verdict) return { kind: 'failed', message: words.text('failure.request') };
        if (verdict.status === 'accepted' || verdict.status === 'duplicate') return { kind: 'done', verdict };
        wish.current = null;
        if (verdict.status === 'refused') return { kind: 'refused', verdict };
        const { records } = await readEvents(noun.id, life.id, { after: life.version });
        return { kind: 'conflict', since: records };
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        return { kind: 'failed', message: wordFailure(failure, words) };
      } finally {
        setPending(false);
      }
    },
    [noun, life, type, words, office],
  );
  return { send, pending };
}
