import { useEffect, useId } from 'react';
import { wordFailure } from '#services/failure.ts';
import type { Views } from '#views/shapes/list/views/useViews.ts';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { useGroups } from '../useGroups.ts';
import type { ReadyValues } from '../ready/period.ts';
import { tileFilters, type Board } from './boards.ts';
import * as css from './Center.css.ts';
import { TileOf } from './TileOf.tsx';

interface BoardProps {
  readonly board: Board;
  /** Period and branches as the address holds them. */
  readonly shown: ReadyValues;
  readonly now: number;
  /** Number of times that all boards were asked for again. */
  readonly turn: number;
  readonly views: Views;
  /** Hears of each instant at which the board was read, UTC ISO. */
  readonly onRead: (at: string) => void;
}

/** The tiles of a board, read in one call. */
export function BoardOf({ board: { id, tiles: all }, shown, now, turn, views, onRead }: BoardProps) {
  const words = useWords();
  const titleId = useId();
  const leftOut = shown.branch === '' ? [] : all.filter(({ branch }) => branch === null);
  const tiles = all.filter((tile) => !leftOut.includes(tile));
  const { groups, at, failure, reload } = useGroups(
    tiles[0]?.of ?? 'order',
    tiles.length === 0
      ? null
      : tiles.map((tile) => ({
          name: tile.id,
          machine: tile.of,
          measures: [{ measure: tile.measure, as: tile.as }],
          dimensions: tile.dimensions,
          filters: tileFilters(tile, shown, now),
        })),
  );
  useEffect(() => {
    if (turn > 0) reload();
  }, [turn, reload]);
  useEffect(() => {
    if (at !== '') onRead(at);
  }, [at, onRead]);
  return (
    <section className={css.board} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {words.text(`ui.center.${id}`)}
      </h2>
      {failure && (
        <ErrorState title={words.text('ui.report.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {!groups && !failure && tiles.length > 0 && <Skeleton lines={6} />}
      {groups && (
        <div className={css.tiles}>
          {tiles.map((tile, index) => {
            const grouped = groups[index];
            return grouped && <TileOf key={tile.id} tile={tile} grouped={grouped} shown={shown} views={views} />;
          })}
        </div>
      )}
      {leftOut.length > 0 && (
        <p>
          {words.text('ui.center.notByBranch', {
            tiles: words.list(leftOut.map((tile) => words.text(`ui.center.tile.${tile.id}`))),
          })}
        </p>
      )}
    </section>
  );
}
