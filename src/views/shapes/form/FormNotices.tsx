import { Notice } from '#views/ui/Notice.tsx';
import type { EventForm } from './useEventForm.ts';

interface FormNoticesProps {
  /** Reason why it could not be sent, if any. */
  readonly failure: string | null;
  readonly form: Pick<EventForm, 'general'>;
}

/** Faults of a form as a whole, without a field. */
export function FormNotices({ failure, form }: FormNoticesProps) {
  return (
    <>
      {failure !== null && <Notice tone="critical">{failure}</Notice>}
      {form.general.map((reason) => (
        <Notice key={reason} tone="critical">
          {reason}
        </Notice>
      ))}
    </>
  );
}
