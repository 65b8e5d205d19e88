import { useMemo } from 'react';
import { Button } from '#views/ui/Button.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import { DataGrid } from '#views/ui/grid/DataGrid.tsx';
import type { RowStore } from '#views/ui/grid/rowStore.ts';
import { Status } from '#views/ui/Status.tsx';
import type { Tone as StatusTone } from '#views/ui/theme/tokens.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from '../Scan.css.ts';
import type { ScanSource } from '../station/source.ts';
import { useOnline } from '../station/useOnline.ts';
import { useFrom } from '../station/useFrom.ts';
import { adviceOf, titleOf, toneOf, type Scan, type Tone, type Transition } from '../verdict/verdict.ts';

const TONES: Readonly<Record<Tone, StatusTone>> = { ok: 'positive', attention: 'warning', refused: 'critical' };
const WAYS: Readonly<Record<Transition, StatusTone>> = { here: 'ended', waiting: 'progress', sent: 'positive' };

/** The scans of a station by their number, for a grid: each row follows the station. */
const storeOf = (station: ScanSource): RowStore<Scan> => ({
  get: (number) => station.scans().find((scan) => String(scan.number) === number),
  revision: () => 0,
  subscribe: (_, onChange) => station.subscribe(onChange),
});

/** The last scans, newest first: what each came to, and whether the server has it. */
export function ScanLog({ station }: { station: ScanSource }) {
  const words = useWords();
  const { desk } = station;
  const isOnline = useOnline();
  const store = useMemo(() => storeOf(station), [station]);
  const scans = useFrom(station, station.scans);
  const ids = useMemo(() => scans.map(({ number }) => String(number)), [scans]);
  const columns = useMemo<GridColumn<Scan>[]>(
    () => [
      { id: 'code', header: words.text('ui.scan.code'), width: 140, always: true, cell: ({ code }) => code },
      {
        id: 'verdict',
        header: words.text('ui.scan.verdict'),
        width: 142,
        cell: ({ verdict }) => <Status tone={TONES[toneOf(verdict, desk)]}>{titleOf(verdict, words)}</Status>,
      },
      {
        id: 'way',
        header: words.text('ui.scan.way'),
        width: 124,
        cell: ({ way, corrected }) => (
          <Status tone={WAYS[way]}>{words.text<string>(`ui.scan.way.${corrected ? 'corrected' : way}`)}</Status>
        ),
      },
      {
        id: 'advice',
        header: words.text('ui.scan.advice'),
        width: 360,
        cell: (scan) => (
          <>
            {scan.entry !== null && (
              <Button size="small" onPress={() => void station.dismiss(scan.number)}>
                {words.text('ui.scan.dismiss')}
              </Button>
            )}{' '}
            {adviceOf(scan, desk, words, isOnline)}
          </>
        ),
      },
      { id: 'at', header: words.text('ui.scan.at'), width: 158, cell: ({ at }) => words.instant(at) },
    ],
    [words, desk, station, isOnline],
  );
  return (
    <div className={css.log}>
      <DataGrid
        fill
        label={words.text('ui.scan.log')}
        columns={columns}
        ids={ids}
        store={store}
        empty={<EmptyState icon="scan" title={words.text('ui.scan.none')} />}
      />
    </div>
  );
}
