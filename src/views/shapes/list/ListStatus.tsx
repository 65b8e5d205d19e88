import { withAllMessages } from '#views/language/withAllMessages.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';
import { FiltersInForce } from './FiltersInForce.tsx';
import * as css from './List.css.ts';
import type { ListScreenState } from './useListScreen.ts';
import type { ViewChangedProps } from './views/ViewChanged.tsx';
import { searchOf } from './views/searchOf.ts';

const ViewChanged = arriving<ViewChangedProps>(withAllMessages(() => import('./views/ViewChanged.tsx')));

/** Line above the rows: a changed view, the filters in force, the age of the rows, and how many have come since. */
export function ListStatus({ state: { views, view, shown, isChanged }, said, filter, rows, open }: ListScreenState) {
  const words = useWords();
  return (
    <div className={css.said}>
      {view && isChanged && (
        <ViewChanged
          view={view}
          onSave={() => void views.keep({ ...view, search: shown })}
          onReset={() => open(searchOf(view))}
        />
      )}
      <FiltersInForce filters={said} onClear={(names) => filter(Object.fromEntries(names.map((name) => [name, ''])))} />
      <span role="status">
        {rows.asOf !== null && words.text('ui.list.asOf', { time: words.instant(rows.asOf) })}
        {rows.fresh > 0 && (
          <Button size="small" icon="refresh" onPress={rows.reload}>
            {words.text('ui.list.fresh', { count: rows.fresh })}
          </Button>
        )}
      </span>
    </div>
  );
}
