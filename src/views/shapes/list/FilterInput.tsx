import { useState } from 'react';
import { FILTER_TEXT_MOST_CHARACTERS } from '#machines/fields/limits.ts';
import { serverNow } from '#services/clock.ts';
import { DateRangePicker, type IsoRange } from '#views/ui/DateRangePicker.tsx';
import { SearchField } from '#views/ui/SearchField.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/language/words.tsx';
import { useReferences } from '../fields/references.ts';
import { AmountFilter } from './AmountFilter.tsx';
import type { FilterInputProps } from './filters.ts';
import { isReference, rangeOf, valuesOf } from './query.ts';
import { presetsWithin, rangeFault } from './rangeInput.ts';

/** One filter as its kind asks: several of a few, a stretch of days, or a text. */
export function FilterInput(props: FilterInputProps) {
  const { filter } = props;
  switch (filter.kind.kind) {
    case 'list':
      // Of ids nobody can be offered all.
      return filter.values.length > 0 ? <ChoiceFilter {...props} /> : <TextFilter {...props} />;
    case 'choice':
    case 'reference':
    case 'references':
      return <ChoiceFilter {...props} />;
    case 'instant':
    case 'day':
      return <RangeFilter {...props} />;
    case 'yesNo':
      return <YesNoFilter {...props} />;
    case 'money':
      return <AmountFilter {...props} />;
    default:
      return <TextFilter {...props} />;
  }
}

function ChoiceFilter({ filter, written, onChange }: FilterInputProps) {
  const words = useWords();
  const { kind } = filter;
  const references = useReferences(isReference(kind) ? kind.to : null);
  const choices = isReference(kind)
    ? references.entries.map(({ id }) => ({ id, label: references.nameOf(id) }))
    : filter.values.map((id) => ({ id, label: filter.titleOf(id, words) }));
  if (references.status === 'failed') return <TextFilter filter={filter} written={written} onChange={onChange} />;
  return (
    <Select<'multiple'>
      bare
      selectionMode="multiple"
      label={filter.labelOf(words)}
      placeholder={words.text('ui.list.any')}
      choices={choices}
      loading={references.status === 'loading'}
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
  const [tried, setTried] = useState<IsoRange | null>(null);
  const fault = tried ? rangeFault(tried, filter, words) : undefined;
  const [now] = useState(serverNow);
  return (
    <DateRangePicker
      bare
      label={filter.labelOf(words)}
      value={tried ?? rangeOf(written)}
      error={fault ?? undefined}
      presets={presetsWithin(now, filter, words)}
      presetsLabel={words.text('ui.list.presets')}
      onPreset={(id) => {
        setTried(null);
        onChange(id);
      }}
      onChange={(range) => {
        const sound = range === null || rangeFault(range, filter, words) === undefined;
        setTried(sound ? null : range);
        if (sound) onChange(range ? `${range.start}..${range.end}` : '');
      }}
    />
  );
}

function TextFilter({ filter, written, onChange }: FilterInputProps) {
  const words = useWords();
  const [typed, setTyped] = useState(written);
  const [last, setLast] = useState(written);
  if (last !== written) {
    setLast(written);
    setTyped(written);
  }
  const label = filter.labelOf(words);
  const isLong = typed.length > FILTER_TEXT_MOST_CHARACTERS;
  const tooLong = { path: label, origin: 'string', maximum: FILTER_TEXT_MOST_CHARACTERS };
  const submit = (text: string): void => {
    if (!isLong && text.trim() !== written) onChange(text.trim());
  };
  return (
    <SearchField
      bare
      label={label}
      value={typed}
      error={isLong ? words.text('rule.invalid.too_big', tooLong) : undefined}
      onChange={(text) => {
        setTyped(text);
        if (text === '') onChange('');
      }}
      onSubmit={submit}
      onBlur={() => submit(typed)}
    />
  );
}
