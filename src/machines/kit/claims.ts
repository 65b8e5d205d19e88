import type { Refusal } from './explain.ts';
import type { Claim, Life, Noun } from './noun.ts';

/** One text for a claim: kinds have no spaces. */
export const nameOf = ({ kind, key }: Claim): string => `${kind} ${key}`;

/** What a life lets go of and would hold, having become what it is. */
export function claimsChanged(noun: Noun, before: Life | undefined, after: Life) {
  const held = before ? noun.claims(before) : [];
  const wanted = noun.claims(after);
  const [heldNames, wantedNames] = [new Set(held.map(nameOf)), new Set(wanted.map(nameOf))];
  return {
    released: held.filter((claim) => !wantedNames.has(nameOf(claim))),
    claimed: wanted.filter((claim) => !heldNames.has(nameOf(claim))),
  };
}

/** The refusal of a command that wants to hold what another life holds. */
export const heldByAnother = ({ kind, key }: Claim): Refusal => ({
  code: 'rule',
  rule: `claim.${kind}`,
  values: { kind, key },
  field: kind.slice(kind.lastIndexOf('.') + 1),
});
