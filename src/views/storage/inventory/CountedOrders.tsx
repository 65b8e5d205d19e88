import { useMemo, useState } from 'react';
import type { InventoryTask } from '#machines/inventoryTask/context.ts';
import type { inventoryTask } from '#machines/inventoryTask/index.ts';
import { saveSheet } from '#services/saveSheet.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { usePlace, useScreenSearch } from '#views/place/screen.tsx';
import type { Shown } from '#views/shapes/detail/options.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import type { Thing } from '#views/shapes/scan/things/things.ts';
import { Button } from '#views/ui/Button.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { DataGrid } from '#views/ui/grid/DataGrid.tsx';
import type { RowStore } from '#views/ui/grid/rowStore.ts';
import { SearchField } from '#views/ui/SearchField.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/language/words.tsx';
import { findingOf, parcelColumns } from './columns.tsx';
import * as css from './CountedOrders.css.ts';
import { groupIn, GROUPS_SHOWN, parcelIn } from './desk.ts';

const ALL = 'all';

const storeOf = (things: ReadonlyMap<string, Thing>): RowStore<Thing> => ({
  get: (key) => things.get(key),
  revision: () => 0,
  subscribe: () => () => {},
});

/** Orders of a count: found, missing, extra, handled. Filtered by result or number, and exported to a file. */
export function CountedOrders({ aggregate, row }: Shown<typeof inventoryTask>) {
  const words = useWords();
  const { go } = usePlace();
  const [search, setSearch] = useScreenSearch();
  const [isSaving, setSaving] = useState(false);
  const { parcels } = aggregate.context as InventoryTask;
  const wanted = search.get('group') ?? ALL;
  const number = (search.get('number') ?? '').trim().toUpperCase();
  const things = useMemo(
    () =>
      new Map(
        Object.entries(parcels).map(([key, parcel]): [string, Thing] => [
          key,
          { key, part: 'parcels', listed: { ...parcel } },
        ]),
      ),
    [parcels],
  );
  const store = useMemo(() => storeOf(things), [things]);
  const counts = useMemo(
    () => Object.groupBy([...things.values()], ({ listed }) => groupIn(parcelIn(listed))),
    [things],
  );
  const ids = useMemo(
    () =>
      [...things.values()]
        .filter(({ key, listed }) => (wanted === ALL || groupIn(parcelIn(listed)) === wanted) && key.includes(number))
        .map(({ key }) => key),
    [things, wanted, number],
  );
  const columns = useMemo(() => parcelColumns(words), [words]);
  const filter = (name: string, value: string): void => {
    const next = new URLSearchParams(search);
    if (value === '' || value === ALL) next.delete(name);
    else next.set(name, value);
    setSearch(next.toString(), { replace: true });
  };
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      await saveSheet(
        row.id,
        columns.map(({ header }) => header),
        ids.map((key) => lineOf(things.get(key))),
        `${row.id} ${row.branch}.xlsx`,
      );
    } finally {
      setSaving(false);
    }
  };
  const lineOf = (thing: Thing | undefined): readonly string[] => {
    if (!thing) return [];
    const parcel = parcelIn(thing.listed);
    const { where, seen, pieces, remark } = parcel;
    return [
      thing.key,
      findingOf(parcel, words),
      where.shelf ?? '',
      `${seen.length} / ${pieces}`,
      stateOf('order', where.state, words),
      where.branch ?? '',
      where.holder ?? '',
      remark ?? '',
    ];
  };
  return (
    <div className={css.pane}>
      <div className={css.bar}>
        <div className={css.filter}>
          <Select
            label={words.text('ui.storage.as')}
            value={wanted}
            onChange={(chosen) => filter('group', String(chosen))}
            choices={[
              { id: ALL, label: `${words.text('ui.count.all')} (${words.number(things.size)})` },
              ...GROUPS_SHOWN.map((group) => ({
                id: group,
                label: `${words.text<string>(`ui.scan.group.${group}`)} (${words.number(counts[group]?.length ?? 0)})`,
              })),
            ]}
          />
        </div>
        <div className={css.filter}>
          <SearchField
            label={words.text('field.inventoryTask.order')}
            value={number}
            onChange={(typed) => filter('number', typed)}
          />
        </div>
        <span className={css.said} role="status">
          {words.text('ui.count.shown', { count: ids.length, total: things.size })}
        </span>
        <Button icon="download" isPending={isSaving} onPress={() => void save()}>
          {words.text('ui.count.export')}
        </Button>
      </div>
      <div className={css.grid}>
        <DataGrid
          fill
          label={words.text('ui.count.orders')}
          columns={columns}
          ids={ids}
          store={store}
          onOpen={(key) => go(recordAddress('order', key))}
          empty={
            <EmptyState
              icon="box"
              title={words.text(things.size === 0 ? 'ui.count.noOrders' : 'ui.count.noneMatches')}
            />
          }
        />
      </div>
    </div>
  );
}
