import { z } from 'zod';

/** The meaning of a field to people, kept beside its schema. Neither validation nor the JSON schema depends on it. */
export interface Meaning {
  /**
   * The record type that the field refers to: by id, or by another key that the type's name states (`maintainer`: a
   * staff code).
   */
  readonly refersTo?: string;
  /** Depth of the referenced record in its tree, 0 at the top; absent if any depth is allowed. */
  readonly depth?: number;
  /** The sibling field with the branch of the referenced record. */
  readonly within?: string;
  /** The state of the records that may be referred to, and the fields of their rows that tell them apart. */
  readonly picked?: { readonly state: string; readonly toldBy: readonly string[] };
  /** True if the referenced record is an ancestor of this one in a tree of one record type. */
  readonly isAbove?: true;
  /** The currency of an amount in whole hundredths. */
  readonly currency?: 'MMK' | 'CNY';
  /** A calendar day, `2026-11-23`, in a schema that takes any text. */
  readonly isDay?: true;
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
