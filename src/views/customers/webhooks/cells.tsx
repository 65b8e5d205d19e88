import { choiceOf } from '#views/shapes/fields/labels.ts';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import { OUTCOME_TONES, type Delivery } from './deliveries.ts';

/** Outcome of a delivery, by shape, word and colour. */
export const OutcomeStatus = ({ outcome }: Pick<Delivery, 'outcome'>) => (
  <Status tone={OUTCOME_TONES[outcome]}>{choiceOf('webhookDelivery', 'outcome', outcome, useWords())}</Status>
);

interface AnswerTextProps {
  readonly status: number | null;
  readonly failure: string | null;
}

/** The answer to an attempt in a few words: its HTTP status, and why it is no success. */
export function AnswerText({ status, failure }: AnswerTextProps) {
  const words = useWords();
  const said = failure === null ? null : choiceOf('webhookDelivery', 'lastFailure', failure, words);
  return [status === null ? null : `HTTP ${status}`, said].filter((part) => part !== null).join(' · ') || '–';
}
