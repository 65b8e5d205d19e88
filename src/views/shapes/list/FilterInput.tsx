import { useEffect, useState } from 'react';
import { DateRangePicker } from '#views/ui/DateRangePicker.tsx';
import { SearchField } from '#views/ui/SearchField.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/words.tsx';
import { useReferences } from '../fields/references.ts';
import type { NamedFilter } from './filters.ts';
import { isTooLong, rangeOf, valuesOf } from './query.ts';

interface FilterInputProps {
  readonly filter: NamedFilter;
  readonly written: string;
  readonly onChange: (written: string) => void;
}

/** One filter as its kind asks: several of a few, a stretch of days, or a text. */
export function FilterInput(props: FilterInputProps) {
  const { filter } = props;
  switch (filter.kind.kind) {
    case 'choice':
    case 'list':
    case 'reference':
      return <ChoiceFilter {...props} />;
    case 'instant':
      return <RangeFilter {...props} />;
    case 'yesNo':
      return <YesNoFilter {...props} />;
    default:
      return <TextFilter {...props} />;
  }
}

function ChoiceFilter({ filter, written, onChange }: FilterInputProps) {
  const words = useWords();
  const { kind } = filter;
  const references = useReferences(kind.kind === 'reference' ? kind.to : null);
  const choices =
    kind.kind === 'reference'
      ? references.entries.map(({ id, label }) => ({ id, label }))
      : filter.values.map((id) => ({ id, label: filter.titleOf(id, words) }));
  if (references.status === 'failed') return <TextFilter filter={filter} written={written} onChange={onChange} />;
  return (
    <Select<'multiple'>
      bare
      selectionMode="multiple"
      label={filter.labelOf(words)}
      placeholder={words.text('ui.list.any')}
      choices={choices}
      value={valuesOf(written)}
      onChange={(keys) => onChange(keys.map(String).join(','))}
    />
  );
}

function YesNoFilter({ filter, written, onChange }: FilterInputProps) {
  const words = useWords();
  return (
    <Select
      bare
      label={filter.labelOf(words)}
      placeholder={words.text('ui.list.any')}
      choices={[
        { id: '', label: words.text('ui.list.any') },
        { id: 'true', label: words.text('ui.value.yes') },
        { id: 'false', label: words.text('ui.value.no') },
      ]}
      value={written || null}
      onChange={(key) => onChange(key === null ? '' : String(key))}
    />
  );
}

function RangeFilter({ filter, written, onChange }: FilterInputProps) {
  const words = useWords();
  const [tried, setTried] = useState<{ start: string; end: string } | null>(null);
  const wrong = tried && isTooLong(tried, filter);
  return (
    <DateRangePicker
      bare
      label={filter.labelOf(words)}
      value={tried ?? rangeOf(written)}
      error={wrong ? words.text('ui.list.rangeTooLong', { days: filter.mostDays }) : undefined}
      onChange={(range) => {
        if (range && isTooLong(range, filter)) return setTried(range);
        setTried(null);
        onChange(range ? `${range.start}..${range.end}` : '');
      }}
    />
  );
}

function TextFilter({ filter, written, onChange }: FilterInputProps) {
  const words = useWords();
  const [typed, setTyped] = useState(written);
  useEffect(() => setTyped(written), [written]);
  return (
    <SearchField
      bare
      label={filter.labelOf(words)}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        if (text === '') onChange('');
      }}
      onSubmit={(text) => onChange(text.trim())}
      onBlur={() => typed.trim() !== written && onChange(typed.trim())}
    />
  );
}
