import type { Grouped } from '#services/groups.ts';
import { useWords } from '#views/words.tsx';
import { ReportTile } from '../ReportTile.tsx';
import { tileQuery, type Tile } from './boards.ts';

interface TileProps {
  readonly tile: Tile;
  readonly grouped: Grouped;
  readonly period: string;
}

/** A tile of a board, described by the formula of its measure. */
export function TileOf({ tile, grouped, period }: TileProps) {
  const words = useWords();
  const { id, of, measure } = tile;
  return (
    <ReportTile
      title={words.text(`ui.center.tile.${id}`)}
      description={words.text(`formula.${of}.${measure}`)}
      query={tileQuery(tile, period)}
      grouped={grouped}
    />
  );
}
