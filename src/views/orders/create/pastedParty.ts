import { nationalOf } from '#machines/fields/phones.ts';
import { withUnknown, type PastedAddress } from './pastedAddress.ts';

/** Fields of a sender or receiver, as the form has them. */
export const PARTY_FIELDS = ['name', 'phone', 'city', 'address'] as const;

type PartyField = (typeof PARTY_FIELDS)[number];

/** A sender or receiver as a form holds it: a field without a value is empty. */
export type PartyValues = Readonly<Record<PartyField, string | undefined>>;

/** A person of a pasted address, in place of the one before. */
export interface PastedParty {
  readonly values: PartyValues;
  /** Fields that the text does not say. */
  readonly missing: readonly PartyField[];
  /** Parts of the text that went nowhere. */
  readonly left: readonly string[];
}

/** Returns the person that a pasted address names; nothing of another one stays beside it. */
export function pastedParty(found: PastedAddress, takesUnknown: boolean): PastedParty {
  const values = {
    name: found.name ?? undefined,
    phone: found.phone === null ? undefined : nationalOf(found.phone),
    city: found.city ?? undefined,
    address: (takesUnknown ? withUnknown(found) : found.address) ?? undefined,
  };
  return {
    values,
    missing: PARTY_FIELDS.filter((field) => values[field] === undefined),
    left: takesUnknown ? [] : found.unknown,
  };
}
