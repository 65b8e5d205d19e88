import { placed } from '#views/ui/standIn.tsx';
import { FilterInput } from './FilterInput.tsx';
import type { CustomFilter } from './options.ts';
import type { NamedFilter } from './filters.ts';
import { isRanged } from './query.ts';
import { NumbersInput } from './find/NumbersInput.tsx';
import * as css from './List.css.ts';

/** Filters of a list, to be written. */
export interface FilterFieldsProps {
  readonly custom: readonly CustomFilter[];
  readonly fields: readonly NamedFilter[];
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (name: string, written: string) => void;
}

/** The filters at hand. */
export default function FilterFields({ custom, fields, values, onChange }: FilterFieldsProps) {
  return (
    <>
      {custom.map(({ name, finding }) => (
        <div key={name} className={css.wideFilter} {...placed(name)}>
          <NumbersInput finding={finding} value={values[name] ?? ''} onChange={(written) => onChange(name, written)} />
        </div>
      ))}
      {fields.map((filter) => (
        <div key={filter.name} className={isRanged(filter.kind) ? css.wideFilter : css.filter} {...placed(filter.name)}>
          <FilterInput
            filter={filter}
            written={values[filter.name] ?? ''}
            onChange={(written) => onChange(filter.name, written)}
          />
        </div>
      ))}
    </>
  );
}
