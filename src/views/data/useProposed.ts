import { useState } from 'react';
import { reasonSentence } from '#i18n/say.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { propose, type Command } from '#services/propose.ts';
import { useWords } from '../language/words.tsx';

/** State of the commands that a dialog proposes. */
interface Proposed {
  readonly isPending: boolean;
  /** Reasons of the last refusal, or the failure, in words. */
  readonly problems: readonly string[];
  readonly setProblems: (problems: readonly string[]) => void;
  /** Proposes commands, all or none; resolves to true if they happened. */
  readonly proposeAll: (commands: readonly Command[]) => Promise<boolean>;
}

/** Proposes commands of a dialog of its own, and words why they were refused. */
export function useProposed(): Proposed {
  const words = useWords();
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const proposeAll = async (commands: readonly Command[]): Promise<boolean> => {
    setPending(true);
    setProblems([]);
    try {
      const verdicts = await propose(commands, { mode: 'atomic' });
      const happened = verdicts.every(({ status }) => status === 'accepted' || status === 'duplicate');
      if (happened) return true;
      const reasons = verdicts.flatMap(({ refusals = [] }, index) =>
        refusals.map((refusal) => reasonSentence(refusal, commands[index]?.machine ?? '', words)),
      );
      setProblems(reasons.length > 0 ? [...new Set(reasons)] : [words.text('error.conflict')]);
      return false;
    } catch (error) {
      const failed = failureOf(error);
      if (!failed) throw error;
      setProblems([wordFailure(failed, words)]);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, problems, setProblems, proposeAll };
}
