import { mayLookAt } from '#views/session/mayLookAt.ts';
import { Badge } from '#views/ui/Badge.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Drawer } from '#views/ui/Drawer.tsx';
import { standIn } from '#views/ui/standIn.tsx';
import { narrow } from '#views/ui/theme/theme.css.ts';
import { useMedia } from '#views/ui/theme/useMedia.ts';
import { useWords } from '#views/language/words.tsx';
import type { FieldKind } from '../fields/kind.ts';
import type { FilterFieldsProps } from './FilterFields.tsx';
import { FilterPlaceholders } from './FilterPlaceholders.tsx';
import type { Filters } from './filters.ts';
import * as css from './List.css.ts';

const FilterFields = standIn<FilterFieldsProps>(() => import('./FilterFields.tsx'), FilterPlaceholders);

/** A filter by names that the person may not read would only take ids: it is not offered. */
const isOffered = (kind: FieldKind): boolean => kind.kind !== 'reference' || mayLookAt(kind.to);

/** The filters of a list: the first ones at hand, the others in a drawer; on a phone all of them. */
export interface FilterBarProps {
  readonly filters: Filters;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (name: string, written: string) => void;
}

export function FilterBar({ filters, values, onChange }: FilterBarProps) {
  const words = useWords();
  const isNarrow = useMedia(narrow);
  const offered = filters.fields.filter(({ byLink, kind }) => !byLink && isOffered(kind));
  const first = offered.filter((filter) => filter.first && !isNarrow);
  const others = offered.filter((filter) => !first.includes(filter));
  const inForce = others.filter(({ name }) => values[name]).length;
  return (
    <div className={css.filters} data-filters role="search" aria-label={words.text('ui.list.filters')}>
      <FilterFields custom={filters.custom} fields={first} values={values} onChange={onChange} />
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
            <FilterFields custom={NONE} fields={others} values={values} onChange={onChange} />
          </div>
        </Drawer>
      )}
    </div>
  );
}

const NONE: Filters['custom'] = [];
