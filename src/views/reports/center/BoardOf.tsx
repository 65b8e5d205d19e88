import { useId } from 'react';
import { wordFailure } from '#services/failure.ts';
import { filterOf } from '#views/shapes/list/query.ts';
import type { Views } from '#views/shapes/list/views/useViews.ts';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/words.tsx';
import { useGroups } from '../useGroups.ts';
import type { Board, Tile } from './boards.ts';
import * as css from './Center.css.ts';
import { TileOf } from './TileOf.tsx';

interface BoardProps {
  readonly board: Board;
  /** Period as an address holds it: of usual days, or a range. */
  readonly period: string;
  readonly now: number;
  readonly views: Views;
}

/** The tiles of a board, read in one call. */
export function BoardOf({ board: { id, tiles }, period, now, views }: BoardProps) {
  const words = useWords();
  const titleId = useId();
  const { groups, failure, reload } = useGroups(
    tiles[0]?.of ?? 'order',
    tiles.map((tile) => ({
      name: tile.id,
      machine: tile.of,
      measures: [{ measure: tile.measure, as: tile.as }],
      dimensions: tile.dimensions,
      filters: filtersOf(tile, period, now),
    })),
  );
  return (
    <section className={css.board} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {words.text(`ui.center.${id}`)}
      </h2>
      {failure && (
        <ErrorState title={words.text('ui.report.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {!groups && !failure && <Skeleton lines={6} />}
      {groups && (
        <div className={css.tiles}>
          {tiles.map((tile, index) => {
            const grouped = groups[index];
            return grouped && <TileOf key={tile.id} tile={tile} grouped={grouped} period={period} views={views} />;
          })}
        </div>
      )}
    </section>
  );
}

function filtersOf({ on }: Tile, period: string, now: number) {
  const filter = on === null ? null : filterOf({ name: on, kind: { kind: 'instant' } }, period, now);
  return filter === null ? [] : [filter];
}
