import { chinaAreas } from './china.ts';
import { myanmarAreas } from './myanmar.ts';

/** Returns what is said of areas for each area below them too, unless that has its own. */
export function areaBelow<Said>(said: ReadonlyMap<string, Said>): Map<string, Said> {
  const all = new Map(said);
  // Wider areas come before those that they contain.
  for (const { id, parent } of [...myanmarAreas, ...chinaAreas].toSorted((one, two) => one.level - two.level)) {
    const above = parent === null ? undefined : all.get(parent);
    if (above !== undefined && !all.has(id)) all.set(id, above);
  }
  return all;
}
