import { useRef, useState, type FormEvent } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { useAfterUploads } from './useAfterUploads.ts';
import type { EventForm } from './useEventForm.ts';
import { useFaultsInSight } from './useFaultsInSight.ts';
import { useProposal } from './useProposal.ts';
import { useWords } from '#views/language/words.tsx';

interface CreationOptions {
  readonly aggregateType: AggregateType;
  readonly type: string;
  /** Aggregate before its creation. */
  readonly aggregate: Aggregate;
  readonly form: EventForm;
  readonly onMade: (id: string) => void;
}

/** Submits the form of a new record and shows the first field in error, before or after sending. */
export function useCreation({ aggregateType, type, aggregate, form, onMade }: CreationOptions) {
  const words = useWords();
  const { send, pending } = useProposal(aggregateType, aggregate, type);
  const [failure, setFailure] = useState<string | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const showFaults = useFaultsInSight(body);
  const submit = async (): Promise<void> => {
    const wrong = form.reveal();
    if (!form.sound) return showFaults(wrong);
    setFailure(null);
    const outcome = await send(form.payload);
    if (outcome.kind === 'done' && outcome.verdict.id) return onMade(outcome.verdict.id);
    if (outcome.kind === 'refused') return showFaults(form.refuse(outcome.refusals));
    if (outcome.kind === 'doneBefore') setFailure(words.text('ui.form.madeBefore', { id: outcome.verdict.id ?? '' }));
    if (outcome.kind === 'failed') setFailure(outcome.message);
    return showFaults(null);
  };
  const { isHeld, press } = useAfterUploads(form, () => void submit());
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    press();
  };
  return { body, pending: pending || isHeld, failure, onSubmit };
}
