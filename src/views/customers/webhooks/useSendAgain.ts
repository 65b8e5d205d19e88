import { useState } from 'react';
import { reasonSentence } from '#i18n/say.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { intend, propose } from '#services/propose.ts';
import { useWords } from '#views/language/words.tsx';

/** Sends a delivery again; says why it was refused, and whether the answer is awaited. */
export function useSendAgain(onDone: () => void) {
  const words = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const send = async (webhook: string, delivery: string): Promise<void> => {
    setProblem(null);
    setPending(true);
    try {
      const [verdict] = await propose([intend('webhook', webhook, { type: 'webhook.deliverySentAgain', delivery })]);
      if (verdict?.status === 'accepted' || verdict?.status === 'duplicate') return onDone();
      const reasons = (verdict?.refusals ?? []).map((refusal) => reasonSentence(refusal, 'webhook', words));
      return setProblem(reasons.length > 0 ? reasons.join(' ') : words.text('error.conflict'));
    } catch (error) {
      const failed = failureOf(error);
      if (!failed) throw error;
      return setProblem(wordFailure(failed, words));
    } finally {
      setPending(false);
    }
  };
  return { problem, isPending, send };
}
