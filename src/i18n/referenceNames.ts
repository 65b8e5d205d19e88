import type { Language } from './languages.ts';

/** Kinds of references whose ids occur in refusals. */
export type RefusedReference = 'branch' | 'department' | 'area' | 'staff' | 'station';

/** Returns the name of a reference in a language; null if it is not known here. */
type NameOf = (kind: RefusedReference, id: string, language: Language) => string | null;

let nameOf: NameOf = () => null;

/** Sets the source of names: the browser knows those that it has loaded. */
export const nameReferencesBy = (source: NameOf): void => {
  nameOf = source;
};

/** Values of refusals that are ids, with the kinds that they may have. */
const KINDS: Readonly<Record<string, readonly RefusedReference[]>> = {
  branch: ['branch'],
  from: ['branch'],
  to: ['branch'],
  destination: ['branch'],
  next: ['branch'],
  expected: ['branch'],
  own: ['branch', 'department'],
  department: ['department'],
  area: ['area'],
  city: ['area'],
  place: ['area'],
  right: ['area'],
  wider: ['area'],
  above: ['branch', 'department'],
  courier: ['staff'],
  by: ['staff'],
  creator: ['staff'],
  payer: ['staff'],
  startedBy: ['staff'],
  holder: ['branch', 'staff', 'station'],
};

/** Returns true for a refusal's value that may be a person. */
export const isOfPerson = (name: string): boolean => KINDS[name]?.includes('staff') === true;

/** Returns the name of the record that a refusal's value is the id of; the value itself if no name is known. */
export function namedReference(name: string, value: string, language: Language): string {
  for (const kind of KINDS[name] ?? []) {
    const found = nameOf(kind, value, language);
    if (found !== null) return found;
  }
  return value;
}
