import { useState } from 'react';
import { reasonSentence } from '#i18n/say.ts';
import { proposeAbout } from '#services/colleagues.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import type { Verdict } from '#services/propose.ts';
import { useWords } from '#views/language/words.tsx';

type Event = Parameters<typeof proposeAbout>[1];

/** The reasons of a refusal: each by its field, or under the empty name. */
export type Reasons = Readonly<Partial<Record<string, string>>>;

/** Proposes events about colleagues one at a time and keeps the reasons of the last refusal. */
export function useColleagueEvent() {
  const words = useWords();
  const [reasons, setReasons] = useState<Reasons>({});
  const [isPending, setPending] = useState(false);
  /** Proposes an event; returns the verdict if it happened, else null. */
  const send = async (id: string | null, event: Event): Promise<Verdict | null> => {
    setPending(true);
    setReasons({});
    try {
      const verdict = await proposeAbout(id, event);
      if (verdict?.status === 'accepted' || verdict?.status === 'duplicate') return verdict;
      const refusals = verdict?.refusals ?? [];
      const said = refusals.map((refusal) => [refusal.field ?? '', reasonSentence(refusal, 'staff', words)]);
      setReasons(said.length > 0 ? Object.fromEntries(said) : { '': words.text('error.conflict') });
      return null;
    } catch (error) {
      const failed = failureOf(error);
      if (!failed) throw error;
      setReasons({ '': wordFailure(failed, words) });
      return null;
    } finally {
      setPending(false);
    }
  };
  return { send, isPending, reasons, setReasons };
}
