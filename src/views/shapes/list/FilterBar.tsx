import { Badge } from '#views/ui/Badge.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Drawer } from '#views/ui/Drawer.tsx';
import { narrow } from '#views/ui/theme/theme.css.ts';
import { useMedia } from '#views/ui/theme/useMedia.ts';
import { useWords } from '#views/words.tsx';
import { FilterInput } from './FilterInput.tsx';
import type { Filters } from './filters.ts';
import * as css from './List.css.ts';

/** The filters of a list: the first ones at hand, the others in a drawer; on a phone all of them. */
export interface FilterBarProps {
  readonly filters: Filters;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (name: string, written: string) => void;
}

export function FilterBar({ filters, values, onChange }: FilterBarProps) {
  const words = useWords();
  const isNarrow = useMedia(narrow);
  const first = filters.fields.filter((filter) => filter.first && !isNarrow);
  const others = filters.fields.filter((filter) => !first.includes(filter));
  const inForce = others.filter(({ name }) => values[name]).length;
  return (
    <div className={css.filters} data-filters role="search" aria-label={words.text('ui.list.filters')}>
      {filters.custom.map(({ name, Input }) => (
        <div key={name} className={css.wideFilter}>
          <Input value={values[name] ?? ''} onChange={(written) => onChange(name, written)} />
        </div>
      ))}
      {first.map((filter) => (
        <div key={filter.name} className={filter.kind.kind === 'instant' ? css.wideFilter : css.filter}>
          <FilterInput
            filter={filter}
            written={values[filter.name] ?? ''}
            onChange={(written) => onChange(filter.name, written)}
          />
        </div>
      ))}
      {others.length > 0 && (
        <Drawer
          title={words.text('ui.list.moreFilters')}
          trigger={
            <Button icon="filter" trailing={<Badge count={inForce} tone="loud" />}>
              {words.text('ui.list.moreFilters')}
            </Button>
          }
        >
          <div className={css.more}>
            {others.map((filter) => (
              <FilterInput
                key={filter.name}
                filter={filter}
                written={values[filter.name] ?? ''}
                onChange={(written) => onChange(filter.name, written)}
              />
            ))}
          </div>
        </Drawer>
      )}
    </div>
  );
}
