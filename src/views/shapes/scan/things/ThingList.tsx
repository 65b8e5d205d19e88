import { useMemo, useState } from 'react';
import type { Words } from '#i18n/words.ts';
import { usePlace } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import { DataGrid } from '#views/ui/grid/DataGrid.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { useWords } from '#views/language/words.tsx';
import { actsOn } from './acts.ts';
import { ManyBar } from './ManyBar.tsx';
import type { ScanOptions } from '../options.ts';
import * as css from '../Scan.css.ts';
import type { Station } from '../station/station.ts';
import { thingsOf, type Thing } from './things.ts';
import { useFrom } from '../station/useFrom.ts';

interface ThingListProps {
  readonly station: Station;
  readonly group: string;
  readonly label: string;
  readonly columns: (words: Words) => readonly GridColumn<Thing>[];
  /** True if anything may be done now. */
  readonly isOpen: boolean;
  /** Address of a thing's full record. */
  readonly addressOf: (thing: Thing) => string | null;
  readonly onAct: (key: string, type: string) => void;
  /** Events with a dialog of their own, which asks about one thing. */
  readonly dialogs: ScanOptions['dialogs'];
}

const none: ReadonlySet<string> = new Set();

/** The things of one group, however many, each with what can be done with it. */
export function ThingList({ station, group, label, columns, isOpen, addressOf, onAct, dialogs }: ThingListProps) {
  const words = useWords();
  const { go } = usePlace();
  const store = useMemo(() => thingsOf(station), [station]);
  const { desk } = station;
  const hasActs = isOpen && desk.acts(group).length > 0;
  const ids = useFrom(station, () => station.verdicts().keysIn(group));
  const together = desk.acts(group).filter((type) => desk.aggregateType.events[type] && !dialogs?.[type]);
  const isChoosable = isOpen && together.length > 0;
  const [chosen, setChosen] = useState(none);
  const selected = useMemo(
    () => (chosen.size === 0 ? none : new Set(ids.filter((id) => chosen.has(id)))),
    [ids, chosen],
  );
  const drawn = useMemo(
    () => [
      ...columns(words),
      ...(hasActs
        ? [
            {
              id: 'acts',
              header: words.text('ui.scan.handle'),
              headerHidden: true,
              width: 112,
              pinned: 'end' as const,
              cell: ({ key }: Thing) => {
                const acts = actsOn(station, key, words);
                if (acts.length === 0) return null;
                return (
                  <Menu
                    label={words.text('ui.scan.handleNamed', { number: key })}
                    placement="bottom end"
                    trigger={
                      <Button size="small" icon="edit" aria-label={words.text('ui.scan.handleNamed', { number: key })}>
                        {words.text('ui.scan.handle')}
                      </Button>
                    }
                    groups={[
                      {
                        id: 'acts',
                        acts: acts.map(({ type, reason }) => ({
                          id: type,
                          label: words.text<string>(`event.${type}`),
                          reason,
                          onAction: () => onAct(key, type),
                        })),
                      },
                    ]}
                  />
                );
              },
            },
          ]
        : []),
    ],
    [columns, words, hasActs, station, onAct],
  );
  const open = (key: string): void => {
    const thing = store.get(key);
    const address = thing && addressOf(thing);
    if (address) go(address);
  };
  return (
    <div className={css.list}>
      {isChoosable && selected.size > 0 && (
        <ManyBar station={station} keys={[...selected]} types={together} onDone={() => setChosen(none)} />
      )}
      <DataGrid
        fill
        label={label}
        columns={drawn}
        ids={ids}
        store={store}
        onOpen={open}
        {...(isChoosable && { selected, onSelect: setChosen })}
        empty={<EmptyState icon="check" title={words.text('ui.scan.groupEmpty')} />}
      />
    </div>
  );
}
