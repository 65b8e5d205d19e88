import type { Words } from '#i18n/words.ts';
import { ChoicePlaceholder, RangePlaceholder, TextPlaceholder } from '#views/ui/FieldPlaceholder.tsx';
import { placed } from '#views/ui/standIn.tsx';
import { useWords } from '#views/language/words.tsx';
import type { FilterFieldsProps } from './FilterFields.tsx';
import type { NamedFilter } from './filters.ts';
import { numbersLabel } from './find/finding.ts';
import * as css from './List.css.ts';
import { isRanged, rangeOf, valuesOf } from './query.ts';

const daysOf = (written: string, words: Words): string => {
  const range = rangeOf(written);
  return range ? `${words.day(`${range.start}T12:00:00Z`)} – ${words.day(`${range.end}T12:00:00Z`)}` : '';
};

/** Takes the place of names that come with the filter. */
const COMING = '…';

function FilterPlaceholder({ filter, written }: { readonly filter: NamedFilter; readonly written: string }) {
  const words = useWords();
  const label = filter.labelOf(words);
  const { kind } = filter.kind;
  if (isRanged(filter.kind)) return <RangePlaceholder label={label} value={daysOf(written, words)} />;
  if (kind !== 'choice' && kind !== 'list' && kind !== 'reference' && kind !== 'yesNo')
    return <TextPlaceholder label={label} icon="search" value={written} />;
  // Names that must be asked for come with the filter itself.
  const said = kind === 'choice' || kind === 'list' ? valuesOf(written).map((id) => filter.titleOf(id, words)) : [];
  const value = written ? words.list(said) || COMING : words.text('ui.list.any');
  return <ChoicePlaceholder label={label} isChosen={written !== ''} value={value} />;
}

/** Placeholders of filters before these can be edited. */
export function FilterPlaceholders({ custom, fields, values }: FilterFieldsProps) {
  const words = useWords();
  return (
    <>
      {custom.map(({ name, finding }) => (
        <div key={name} className={css.wideFilter} {...placed(name)}>
          <TextPlaceholder
            icon="search"
            label={numbersLabel(finding, words)}
            placeholder={words.text('ui.find.hint')}
            value={(values[name] ?? '').replaceAll(',', ' ')}
          />
        </div>
      ))}
      {fields.map((filter) => (
        <div key={filter.name} className={isRanged(filter.kind) ? css.wideFilter : css.filter} {...placed(filter.name)}>
          <FilterPlaceholder filter={filter} written={values[filter.name] ?? ''} />
        </div>
      ))}
    </>
  );
}
