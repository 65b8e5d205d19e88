import { useMemo, useState } from 'react';
import { useScreenSearch } from '#views/place/screen.tsx';
import { FilterBar } from '#views/shapes/list/FilterBar.tsx';
import { useViews } from '#views/shapes/list/views/useViews.ts';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import { DATA_REPORT } from '#views/place/figureRecords.ts';
import { OnPaper } from '#views/shapes/print/OnPaper.tsx';
import { PageTools } from '#views/shapes/print/PageTools.tsx';
import { READY_FILTERS, readyValues } from '../ready/period.ts';
import * as css from '../Report.css.ts';
import { useAbout } from '../useAbout.ts';
import { useToday } from '../useToday.ts';
import { BoardOf } from './BoardOf.tsx';
import { BOARDS } from './boards.ts';

/** Statistical Center (§2): boards of reports; each tile opens in Data Report, and is pinned to Home. */
export default function StatisticalCenter() {
  const words = useWords();
  const may = useMay();
  const [search, setSearch] = useScreenSearch();
  const now = useToday();
  const views = useViews(DATA_REPORT);
  const values = useMemo(() => readyValues(search), [search]);
  const [turn, setTurn] = useState(0);
  const [at, setAt] = useState('');
  const about = useAbout(READY_FILTERS, values, 'period', at);
  const boards = BOARDS.map((board) => ({ ...board, tiles: board.tiles.filter(({ of }) => may(`${of}.read`)) }));
  return (
    <section className={css.page}>
      <div className={css.bar}>
        <h1 className={css.title}>{words.text('screen.StatisticalCenter')}</h1>
        <div className={css.tools} data-off-paper>
          <PageTools reload={() => setTurn((last) => last + 1)} />
        </div>
      </div>
      <div className={css.bar} data-off-paper>
        <FilterBar
          filters={READY_FILTERS}
          values={values}
          onChange={(name, written) =>
            setSearch(new URLSearchParams({ ...Object.fromEntries(search), [name]: written }).toString())
          }
        />
      </div>
      {at !== '' && <OnPaper notes={about.notes} />}
      {boards
        .filter(({ tiles }) => tiles.length > 0)
        .map((board) => (
          <BoardOf key={board.id} board={board} shown={values} now={now} turn={turn} views={views} onRead={setAt} />
        ))}
    </section>
  );
}
