import type { Cell } from '#services/groups.ts';
import type { ReportLine } from '../lines.ts';

/** Lines of one part of a table, with its total. */
export interface PartLines {
  readonly lines: readonly ReportLine[];
  readonly total: ReportLine;
}

const NOTHING: Cell = { value: null, count: 0 };

/** Joins lines of the same key side by side: the measures of the first part, then those of the next. */
function joined(own: readonly (ReportLine | undefined)[], parts: readonly PartLines[]): ReportLine {
  const shown = own.find((line) => line !== undefined);
  const widths = parts.map(({ total }) => total.cells.length);
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const partOf = (measure: number): number => starts.findLastIndex((start) => start <= measure);
  const hrefOf = (way: 'href' | 'beforeHref') => (measure: number) => {
    const part = partOf(measure);
    return own[part]?.[way](measure - (starts[part] ?? 0)) ?? null;
  };
  return {
    keys: shown?.keys ?? [],
    texts: shown?.texts ?? [],
    cells: own.flatMap((line, index) => line?.cells ?? Array.from({ length: widths[index] ?? 0 }, () => NOTHING)),
    before: null,
    href: hrefOf('href'),
    beforeHref: hrefOf('beforeHref'),
  };
}

/** Joins the parts of a table by their keys; lines of the first part come first, in its order. */
export function mergeParts(parts: readonly PartLines[], isTime: boolean): PartLines {
  const byKey = parts.map(({ lines }) => new Map(lines.map((line) => [JSON.stringify(line.keys), line])));
  const keys = [...new Set(parts.flatMap(({ lines }) => lines.map((line) => JSON.stringify(line.keys))))];
  const lines = (isTime ? keys.toSorted() : keys).map((key) =>
    joined(
      byKey.map((known) => known.get(key)),
      parts,
    ),
  );
  return {
    lines,
    total: joined(
      parts.map(({ total }) => total),
      parts,
    ),
  };
}
