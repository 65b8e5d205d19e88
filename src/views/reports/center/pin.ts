import { isPeriod } from '#machines/time/periods.ts';
import type { ListView } from '#services/listViews.ts';
import { readReport, USUAL_PERIOD, writeReport } from '../query.ts';
import type { ReadyValues } from '../ready/period.ts';
import { tileQuery, type Tile } from './boards.ts';

/** Returns the search of a tile's report as it is pinned: over a period that moves with the day. */
export const pinnedSearch = (tile: Tile, { period, branch }: ReadyValues): string =>
  writeReport(tileQuery(tile, { period: isPeriod(period) ? period : USUAL_PERIOD, branch }));

const written = (search: string): string => writeReport({ ...readReport(new URLSearchParams(search)), view: null });

/** Returns the view that is a report already, a pinned or own one first; undefined for none. */
export function viewWith(views: readonly ListView[], search: string): ListView | undefined {
  const same = views.filter((view) => written(view.search) === written(search));
  return same.find(({ isPinned }) => isPinned) ?? same.find(({ mine }) => mine) ?? same[0];
}
