import { useMemo, useSyncExternalStore } from 'react';
import { reasonSentence } from '#i18n/say.ts';
import { RecordLink } from '../fields/RecordLink.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import { DataGrid } from '#views/ui/grid/DataGrid.tsx';
import type { RowStore } from '#views/ui/grid/rowStore.ts';
import { Status } from '#views/ui/Status.tsx';
import type { Tone } from '#views/ui/theme/tokens.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from '../scan/Scan.css.ts';
import type { Filler } from './filler.ts';
import type { Inside } from './inside.ts';

const TONES: Readonly<Record<Inside['standing'], Tone>> = { in: 'positive', coming: 'progress', leaving: 'warning' };

/** Contents by number, for a grid: each row follows the filler. */
const storeOf = (filler: Filler): RowStore<Inside> => ({
  get: (key) => filler.inside().find((one) => one.key === key),
  revision: () => 0,
  subscribe: (_, onChange) => filler.subscribe(onChange),
});

interface ContentsListProps {
  readonly filler: Filler;
  readonly title: string;
  readonly empty: string;
}

/** Contents, latest first, each with its removal. */
export function ContentsList({ filler, title, empty }: ContentsListProps) {
  const words = useWords();
  const inside = useSyncExternalStore(filler.subscribe, filler.inside);
  const store = useMemo(() => storeOf(filler), [filler]);
  const ids = useMemo(() => inside.map(({ key }) => key), [inside]);
  const columns = useMemo<GridColumn<Inside>[]>(
    () => [
      {
        id: 'key',
        header: words.text('ui.fill.item'),
        width: 190,
        always: true,
        cell: ({ kind, key }) => <RecordLink to={kind} id={key} />,
      },
      {
        id: 'standing',
        header: words.text('ui.fill.standing'),
        width: 130,
        cell: ({ standing }) => (
          <Status tone={TONES[standing]}>{words.text<string>(`ui.fill.standing.${standing}`)}</Status>
        ),
      },
      {
        id: 'orders',
        header: words.text('ui.fill.orders'),
        width: 90,
        align: 'end',
        cell: ({ orders }) => words.number(orders),
      },
      {
        id: 'grams',
        header: words.text('ui.fill.weight'),
        width: 110,
        align: 'end',
        cell: ({ grams }) => words.weight(grams),
      },
      {
        id: 'acts',
        header: words.text('ui.part.actions'),
        headerHidden: true,
        width: 148,
        pinned: 'end',
        cell: ({ key }) => {
          const out = filler.outOf(key);
          if (!out) return '';
          const reasons = out.refusals.map((refusal) => reasonSentence(refusal, filler.desk.aggregateType.id, words));
          const label = words.text<string>(`event.${out.type}`);
          return (
            <Button
              size="small"
              aria-label={`${label} ${key}`}
              reason={reasons.length > 0 ? reasons.join(' · ') : undefined}
              onPress={() => filler.takeOut(key)}
            >
              {label}
            </Button>
          );
        },
      },
    ],
    [words, filler],
  );
  return (
    <Section title={title} flush>
      <div className={css.list}>
        <DataGrid
          fill
          label={title}
          columns={columns}
          ids={ids}
          store={store}
          empty={<EmptyState icon="box" title={empty} />}
        />
      </div>
    </Section>
  );
}
