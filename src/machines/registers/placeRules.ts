import { areasAbove, countryOfArea } from '../places/areaCodes.ts';
import type { Values } from '../kit/rule.ts';
import { afterwards } from './rules.ts';

interface Change {
  readonly context: object;
  readonly data: object;
}

type Fields = Readonly<Record<string, unknown>>;

/** Levels of the areas that contain others. */
const DEPTHS = { region: 0, city: 1 } as const;

/** Returns true if an event gives one of some fields another value: a contradiction of before stops no other change. */
export const givesAnother = ({ context, data }: Change, ...fields: readonly string[]): boolean =>
  fields.some((field) => {
    const given = (data as Fields)[field];
    return given !== undefined && given !== (context as Fields)[field];
  });

/** Makes a rule that the area of one field lies in that of another. */
export const liesWithin = (field: string, wider: string, level: keyof typeof DEPTHS, source: string) => ({
  source,
  field,
  needsData: true,
  values: ['place', 'right', 'wider'],
  holds(change: Change): true | Values {
    if (!givesAnother(change, field, wider)) return true;
    const { [field]: place, [wider]: named } = afterwards<Fields>(change as { context: Fields; data: Fields });
    if (typeof place !== 'string' || typeof named !== 'string' || countryOfArea(named) === null) return true;
    const right = areasAbove(place)[DEPTHS[level]];
    return right === undefined || right === named || { place, right, wider: named };
  },
});

/** Makes a rule that the area of a field lies in the country of the record. */
export const liesInCountry = (field: string, source: string) => ({
  source,
  field: 'country',
  needsData: true,
  values: ['place', 'itsCountry', 'country'],
  holds(change: Change): true | Values {
    if (!givesAnother(change, field, 'country')) return true;
    const { [field]: place, country } = afterwards<Fields>(change as { context: Fields; data: Fields });
    if (typeof place !== 'string' || typeof country !== 'string') return true;
    const itsCountry = countryOfArea(place);
    return itsCountry === null || itsCountry === country || { place, itsCountry, country };
  },
});
