import { z } from 'zod';

/**
 * Kinds of personal data. `address` and `name` are those of customers, which everybody who sees the record needs; a
 * `homeAddress` is a colleague's. `customer` is the key of a customer, which may be personal.
 */
export type PersonalKind = 'phone' | 'email' | 'identity' | 'homeAddress' | 'address' | 'name' | 'customer';

/** Records that a field offers, by the fields of their rows. */
export interface Picked {
  readonly state: string | readonly string[];
  /** Further conditions on a row. */
  readonly where?: readonly (readonly [field: string, op: 'eq' | 'gte', value: string | number])[];
  /** The field with the branch in which the person has to work. */
  readonly branch?: string;
  /** Sibling fields of the payload that a row has the same values in; until they are filled in, nothing is offered. */
  readonly same?: readonly string[];
  /** Fields that say what a record is. */
  readonly toldBy: readonly string[];
  /** Texts by which it is found, beside its number; the first is shown. */
  readonly foundBy?: readonly string[];
  /** The field with the number that people know; the id where there is none. */
  readonly number?: string;
  /** An amount in hundredths of MMK. */
  readonly amount?: string;
  /** Chosen from the start: the only one there is, or all. */
  readonly chosen?: 'only' | 'all';
}

/** The meaning of a field to people, kept beside its schema. Neither validation nor the JSON schema depends on it. */
export interface Meaning {
  /**
   * The record type that the field refers to: by id, or by another key that the type's name states (`maintainer`: a
   * staff code).
   */
  readonly refersTo?: string;
  /**
   * Judgement of a reference other than by the data scope of the proposer (references.ts). `atHand`: a code read off a
   * parcel; `byRule`: left to the rules of the event.
   */
  readonly reach?: 'atHand' | 'byRule';
  /** Field of the addressed record whose entries may be named in any data scope. */
  readonly among?: string;
  /** Sibling field and its value for which the field refers to a record at all. */
  readonly where?: readonly [field: string, value: string];
  /** True for a number or code with the shape of an id that names no record. */
  readonly namesNoRecord?: true;
  /** Depth of the referenced record in its tree, 0 at the top; absent if any depth is allowed. */
  readonly depth?: number;
  /** The sibling fields with the records above the referenced one in its tree, the nearest first. */
  readonly above?: readonly string[];
  /** The sibling field with the branch of the referenced record. */
  readonly within?: string;
  /** The records that may be referred to, and how they are told apart. */
  readonly picked?: Picked;
  /** The records whose customer the field names; the sibling field `kind` holds the kind of customer. */
  readonly customerOf?: { readonly machine: 'bill'; readonly picked: Picked; readonly kind: string };
  /**
   * The bank accounts that the field may name: those of the customer of a record, which the sibling field `by` holds (the
   * first of several), or of the event's own record where it is absent.
   */
  readonly account?: { readonly of: 'bill' | 'receivable' | 'merchant'; readonly by?: string };
  /** True if the referenced record is an ancestor of this one in a tree of one record type. */
  readonly isAbove?: true;
  /** The id that stands for no record above. */
  readonly top?: string;
  /** True for a whole number that stands for one of a few values, from the least to the most that its schema takes. */
  readonly isCode?: true;
  /** The currency of an amount in whole hundredths. */
  readonly currency?: 'MMK' | 'CNY';
  /** The currency of notes and coins, counted by their value. */
  readonly notesOf?: 'MMK' | 'CNY';
  /** The kind of personal data that the field holds. */
  readonly personal?: PersonalKind;
  /** Part of the console that a code names: one of its icons, or one of its screens. */
  readonly names?: 'icon' | 'screen';
  /** True for the id of a permission. */
  readonly isPermission?: true;
  /** A calendar day, `2026-11-23`, in a schema that takes any text. */
  readonly isDay?: true;
  /** Data that the form notes of a picture beside the field: the time at which it was taken, or the place. */
  readonly captured?: 'time' | 'place';
  /** Value above which a number is accepted and rarely meant: its form says so. */
  readonly unusualAbove?: number;
  /** True for a tick that is asked for only where a rule demands it. */
  readonly isConfirmation?: true;
}

const meanings = z.registry<Meaning>();

/** Returns a copy of the schema with a meaning; a shared schema can therefore be marked in one place only. */
export const means = <Schema extends z.ZodType>(schema: Schema, meaning: Meaning): Schema => {
  const own = schema.clone();
  meanings.add(own, meaning);
  return own;
};

/** Returns the meaning of a schema; empty if it has none. */
export const meaningOf = (schema: z.ZodType): Meaning => meanings.get(schema) ?? {};
