import { cityOfArea } from '#machines/places/cityOfArea.ts';
import { escaped, nameIn, namesOf } from '#views/shapes/fields/namedIn.ts';
import type { Reference } from '#views/shapes/fields/reference.ts';

/** Depth of cities among the areas; townships are below. */
const CITY_DEPTH = 1;
/** Words for the kind of an area, which people write behind its name. */
const KIND = /\s*(?:township|tsp|city|district|region|state|division|မြို့နယ်|မြို့|ခရိုင်|တိုင်းဒေသကြီး|တိုင်း|ပြည်နယ်)\.?$/iu;

/** Words that make a street of the name before them. */
const OF_STREET = String.raw`\s*(?:(?:road|rd|street|st|lane|avenue|ave|highway)(?![\p{L}\p{M}])|[路街巷]|လမ်း)`;

/** Returns a part of an address without the word for the kind of an area. */
export const withoutKind = (part: string): string => part.replace(KIND, '').trim();

/** An area that a text names. */
interface Named {
  readonly area: Reference;
  /** Areas that contain it, the nearest first. */
  readonly above: readonly Reference[];
  /** True if a part of the text is its name and nothing else. */
  readonly isPart: boolean;
  readonly letters: number;
}

/** Returns the name of an area that a text holds, not as the name of a street; null for none. */
function nameOutsideStreets(text: string, area: Reference): string | null {
  const name = nameIn(text, area);
  return name && nameIn(text.replaceAll(new RegExp(escaped(name) + OF_STREET, 'giu'), '\n'), area);
}

function namedIn(parts: readonly string[], areas: readonly Reference[]): readonly Named[] {
  const text = parts.join('\n');
  const alone = new Set(parts.map((part) => withoutKind(part).toLowerCase()));
  const path: Reference[] = [];
  return areas.flatMap((area) => {
    const depth = area.depth ?? 0;
    path.length = Math.min(path.length, depth);
    const above = path.toReversed();
    path.push(area);
    const name = nameOutsideStreets(text, area);
    if (name === null) return [];
    const isPart = namesOf(area).some((one) => alone.has(one.toLowerCase()));
    return [{ area, above, isPart, letters: name.length }];
  });
}

/** Areas that an address names, and the city among them. */
interface AreasNamed {
  readonly city: Reference | null;
  /** The deepest area within the city. */
  readonly township: Reference | null;
  /** Areas that contain the city. */
  readonly above: readonly Reference[];
  readonly namesAnArea: (part: string) => boolean;
}

/**
 * Returns the city that an address names, by its own name or by that of a township, and the township. A name that is a part of its
 * own counts before one within a street, one in a named region before another, a city before a township, a longer name before a shorter.
 */
export function areasNamedIn(parts: readonly string[], areas: readonly Reference[]): AreasNamed {
  const named = namedIn(parts, areas);
  const ids = new Set(named.map(({ area }) => area.id));
  const isWithin = ({ above }: Named): boolean => above.some(({ id }) => ids.has(id));
  const isCity = ({ area }: Named): boolean => cityOfArea(area.id) === area.id;
  const depthOf = ({ area: { depth = 0 } }: Named): number => depth;
  const best = (some: readonly Named[]): Named | undefined =>
    some.toSorted(
      (one, other) =>
        Number(other.isPart) - Number(one.isPart) ||
        Number(isWithin(other)) - Number(isWithin(one)) ||
        Number(isCity(other)) - Number(isCity(one)) ||
        other.letters - one.letters,
    )[0];
  const found = best(named.filter((one) => isCity(one) || depthOf(one) >= CITY_DEPTH));
  const [city = null, ...above] = found
    ? [found.area, ...found.above].filter(({ depth = 0 }) => depth <= CITY_DEPTH)
    : [];
  const below = named.filter((one) => one.above.some(({ id }) => id === city?.id));
  const deepest = Math.max(...below.map(depthOf));
  const township = best(below.filter((one) => depthOf(one) === deepest))?.area ?? null;
  return {
    city,
    township,
    above,
    namesAnArea: (part) => named.some(({ area }) => nameIn(part, area) !== null),
  };
}
