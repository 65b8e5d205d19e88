import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { ReferencePicker } from '#views/shapes/fields/ReferencePicker.tsx';
import { ComboBox } from '#views/ui/ComboBox.tsx';
import { DateRangePicker } from '#views/ui/DateRangePicker.tsx';
import { Grid } from '#views/ui/layout.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';
import { EVENT_TYPES, eventTitle, MACHINES, kindTitle } from '#views/shapes/log/eventNames.tsx';
import type { Asked } from './requests.ts';

/** Returns the event types of one machine, or of all for null. */
const typesOf = (machine: string | null): readonly string[] =>
  machine === null
    ? EVENT_TYPES
    : EVENT_TYPES.filter((type) => Object.hasOwn(aggregateTypes[machine]?.events ?? {}, type));

const idOf = (key: string | number | null): string | null => (key === null ? null : String(key));

/** Form of the event query; an empty field matches every event. */
export function QueryFields({ asked, onChange }: { asked: Asked; onChange: (asked: Asked) => void }) {
  const words = useWords();
  const { machine, type, life: aggregate, doneBy, branch, days } = asked;
  const any = words.text('ui.list.any');
  return (
    <Grid gap="m" min={230}>
      <ComboBox
        label={words.text('evidence.query.machine')}
        placeholder={any}
        choices={MACHINES.map((id) => ({ id, label: kindTitle(id, words) }))}
        value={machine}
        onChange={(key) => onChange({ ...asked, machine: idOf(key), type: null })}
      />
      <ComboBox
        key={machine}
        label={words.text('evidence.query.type')}
        placeholder={any}
        choices={typesOf(machine).map((id) => ({ id, label: eventTitle(id, words) }))}
        value={type}
        onChange={(key) => onChange({ ...asked, type: idOf(key) })}
      />
      <TextField
        label={words.text('evidence.query.life')}
        placeholder={any}
        maxLength={64}
        value={aggregate}
        onChange={(text) => onChange({ ...asked, life: text })}
      />
      <ReferencePicker
        to="staff"
        name="doneBy"
        label={words.text('evidence.query.doneBy')}
        value={doneBy}
        onChange={(id) => onChange({ ...asked, doneBy: id ?? undefined })}
      />
      <ReferencePicker
        to="branch"
        name="branch"
        label={words.text('evidence.query.branch')}
        value={branch}
        onChange={(id) => onChange({ ...asked, branch: id ?? undefined })}
      />
      <DateRangePicker
        label={words.text('ui.evidence.days')}
        value={days}
        {...(days && days.start > days.end && { error: words.text('ui.list.rangeReversed') })}
        onChange={(range) => onChange({ ...asked, days: range })}
      />
    </Grid>
  );
}
