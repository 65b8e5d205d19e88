import type { Grouped } from '#services/groups.ts';
import type { Views } from '#views/shapes/list/views/useViews.ts';
import { useWords } from '#views/language/words.tsx';
import { ReportTile } from '../ReportTile.tsx';
import type { ReadyValues } from '../ready/period.ts';
import { tileQuery, type Tile } from './boards.ts';
import { PinTile } from './PinTile.tsx';

interface TileProps {
  readonly tile: Tile;
  readonly grouped: Grouped;
  readonly shown: ReadyValues;
  readonly views: Views;
}

/** A tile of a board, described by the formula of its measure. */
export function TileOf({ tile, grouped, shown, views }: TileProps) {
  const words = useWords();
  const { id, of, measure } = tile;
  const title = words.text(`ui.center.tile.${id}`);
  return (
    <ReportTile
      title={title}
      description={words.text(`formula.${of}.${measure}`)}
      query={tileQuery(tile, shown)}
      grouped={grouped}
      actions={<PinTile tile={tile} title={title} shown={shown} views={views} />}
    />
  );
}
