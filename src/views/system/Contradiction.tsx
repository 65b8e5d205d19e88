import { recordNumber } from '#i18n/recordNumber.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import violation from '#views/records/violation/presentation.ts';
import { KeyField } from '#views/shapes/detail/KeyField.tsx';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import type { Shown } from '#views/shapes/detail/options.ts';
import { record } from '#views/shapes/detail/record.tsx';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { useWords } from '#views/language/words.tsx';

const hasScreen = (machine: string): machine is keyof typeof RECORD_PATHS => Object.hasOwn(RECORD_PATHS, machine);

/** The record that a contradiction is about, leading to it. */
function Concerned({ row: { machine, life } }: Shown<typeof violation>) {
  const words = useWords();
  return (
    <KeyField term={labelOf('violation', 'life', words)}>
      {hasScreen(machine) ? <RecordLink to={machine} id={life} /> : recordNumber(machine, life, words)}
    </KeyField>
  );
}

/** One contradiction: the evidence, who judged it, who closed it. */
const Contradiction = record(violation, {
  keyFields: violation.keyFields.filter((field) => field !== 'life'),
  KeyFields: Concerned,
  sections: violation.sections,
  tabs: [logTab(violation)],
  title: ({ invariant }, words) =>
    words.has(`invariant.${invariant}`) ? words.text<string>(`invariant.${invariant}`) : invariant,
});

export default Contradiction;
