import * as z from 'zod/mini';
import { keptOfAccount } from '#services/kept/texts.ts';
import type { ColumnState } from '#views/ui/grid/columns.ts';

/** A column as it is kept (§3): prop, width, hide, fixed. */
const keptColumn = z.object({
  prop: z.string(),
  width: z.optional(z.number()),
  hide: z.optional(z.boolean()),
  fixed: z.optional(z.enum(['left', 'right'])),
});

const keptTables = z.record(z.string(), z.array(keptColumn));
type Kept = z.infer<typeof keptColumn>;

const memory = keptOfAccount('custom_display', keptTables);

/** The columns as a person arranged them for a route; null where nobody did. */
export function readColumns(userId: string, route: string): ColumnState | null {
  const kept = memory.read(userId)?.[route];
  if (!kept) return null;
  const props = (wanted: (column: Kept) => boolean): string[] => kept.filter(wanted).map(({ prop }) => prop);
  return {
    order: kept.map(({ prop }) => prop),
    hidden: props(({ hide }) => hide === true),
    pinned: { start: props(({ fixed }) => fixed === 'left'), end: props(({ fixed }) => fixed === 'right') },
    widths: Object.fromEntries(kept.flatMap(({ prop, width }) => (width === undefined ? [] : [[prop, width]]))),
  };
}

/** Remembers a person's columns of a route in this browser. */
export function keepColumns(userId: string, route: string, { order, hidden, pinned, widths }: ColumnState): void {
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
  memory.write(userId, { ...memory.read(userId), [route]: kept });
}
