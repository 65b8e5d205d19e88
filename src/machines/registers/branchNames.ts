import { lookAlike } from '../kit/alike.ts';
import { rulesOf, type Values } from '../kit/rule.ts';
import { givesAnother } from './placeRules.ts';
import { afterwards } from './rules.ts';

/** Fields by which people name a branch. */
export const BRANCH_NAMES = ['name', 'nameZh', 'abbreviation'] as const;
type NameField = (typeof BRANCH_NAMES)[number];

/** Codes of other branches in use that are called as a branch is after an event, by the field; null for none. */
export type Namesakes = Readonly<Record<NameField, string | null>>;

interface Change {
  readonly context: Readonly<Partial<Record<NameField, string | null>>>;
  readonly data: Readonly<Partial<Record<NameField, string | null>>>;
  readonly lookups: { readonly namesakes: Namesakes };
}

/** Returns the form in which names of branches are compared. */
export const nameForm = (name: string): string => lookAlike(name).toLowerCase().trim();

const SOURCE = 'ours: a branch is chosen, printed and imported by its names';

/** Makes a rule that no other branch is called so; a name that is kept is not judged. */
const isFree = (field: NameField) => ({
  source: SOURCE,
  field,
  needsData: true,
  values: ['called', 'code'],
  lookups: ['namesakes' as const],
  holds(change: Change): true | Values {
    const called = change.data[field];
    const code = change.lookups.namesakes[field];
    return code === null || !called || !givesAnother(change, field) || { called, code };
  },
});

/** Rules of the names of a new or amended branch. */
export const names = rulesOf<Change['context'], Change['lookups']>('branch')({
  nameIsFree: isFree('name'),
  nameZhIsFree: isFree('nameZh'),
  abbreviationIsFree: isFree('abbreviation'),
});

/** Rule of a branch that comes back into use. */
export const restoredNames = rulesOf<Change['context'], Change['lookups']>('branch')({
  namesAreStillFree: {
    source: SOURCE,
    values: ['called', 'code'],
    lookups: ['namesakes'],
    holds(change: Change): true | Values {
      const { namesakes } = change.lookups;
      const field = BRANCH_NAMES.find((one) => namesakes[one] !== null);
      return field === undefined || { called: afterwards(change)[field] ?? '', code: namesakes[field] };
    },
  },
});
