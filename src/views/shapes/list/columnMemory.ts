import * as z from 'zod/mini';
import type { ColumnState } from '#views/ui/grid/columns.ts';

const KEY = 'custom_display';

/** A column as it is kept (§3): prop, width, hide, fixed. */
const keptColumn = z.object({
  prop: z.string(),
  width: z.optional(z.number()),
  hide: z.optional(z.boolean()),
  fixed: z.optional(z.enum(['left', 'right'])),
});

const keptTables = z.record(z.string(), z.array(keptColumn));
type Kept = z.infer<typeof keptColumn>;

const readAll = (): Record<string, Kept[]> => {
  try {
    const parsed = keptTables.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
};

/** The columns as a person arranged them for a route; null where nobody did. */
export function readColumns(route: string): ColumnState | null {
  const kept = readAll()[route];
  if (!kept) return null;
  const props = (wanted: (column: Kept) => boolean): string[] => kept.filter(wanted).map(({ prop }) => prop);
  return {
    order: kept.map(({ prop }) => prop),
    hidden: props(({ hide }) => hide === true),
    pinned: { start: props(({ fixed }) => fixed === 'left'), end: props(({ fixed }) => fixed === 'right') },
    widths: Object.fromEntries(kept.flatMap(({ prop, width }) => (width === undefined ? [] : [[prop, width]]))),
  };
}

/** Remembers the columns of a route in this browser. */
export function keepColumns(route: string, { order, hidden, pinned, widths }: ColumnState): void {
  const kept = order.map((prop): Kept => {
    const fixed = pinned.start.includes(prop) ? 'left' : pinned.end.includes(prop) ? 'right' : undefined;
    const width = widths[prop];
    return {
      prop,
      ...(width !== undefined && { width }),
      ...(hidden.includes(prop) && { hide: true }),
      ...(fixed && { fixed }),
    };
  });
  localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [route]: kept }));
}
