import { recordNumber } from '#i18n/recordNumber.ts';
import { useScreenNames } from '#views/place/screen.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import { useEnvironment } from '../fields/environment.ts';
import { recordNamedBy } from '../detail/remedies.ts';
import type { FieldRefusal } from './refusals.ts';
import type { EventForm } from './useEventForm.ts';

interface FormNoticesProps {
  /** Reason why it could not be sent, if any. */
  readonly failure: string | null;
  readonly form: Pick<EventForm, 'general'>;
}

/** Faults of a form as a whole, without a field. */
export function FormNotices({ failure, form }: FormNoticesProps) {
  if (failure === null && form.general.length === 0) return null;
  return (
    <div data-form-notices tabIndex={-1}>
      <Stack gap="m">
        {failure !== null && <Notice tone="critical">{failure}</Notice>}
        {form.general.map(({ reason, refusal }) => (
          <Notice key={reason} tone="critical" actions={<NamedRecord refusal={refusal} />}>
            {reason}
          </Notice>
        ))}
      </Stack>
    </div>
  );
}

/** The record that a refusal names, leading to it where the person can reach its screen. */
function NamedRecord({ refusal }: { refusal: FieldRefusal }) {
  const words = useWords();
  const nameOf = useScreenNames();
  const isMadeUp = useEnvironment() !== null;
  const named = recordNamedBy(refusal, '', (path) => nameOf(path) !== null);
  if (named === null || isMadeUp) return null;
  const name = recordNumber(named.machine, named.id, words);
  return <Link href={named.address}>{words.text('ui.detail.open', { name })}</Link>;
}
