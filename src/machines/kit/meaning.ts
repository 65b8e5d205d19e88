import { z } from 'zod';

/** The meaning of a field to people, beside its schema: neither what is valid nor the JSON schema depends on it. */
export interface Meaning {
  /** The record type that it names by id, or by another key that the type's name says (`maintainer`: a staff code). */
  readonly refersTo?: string;
  /** Depth in the tree of what it names, 0 at the top, where it names one depth only. */
  readonly depth?: number;
  /** The field beside it that holds the branch to which what it names belongs. */
  readonly within?: string;
  /** Whole hundredths of this currency. */
  readonly currency?: 'MMK' | 'CNY';
  /** A calendar day, `2026-11-23`, in a schema that takes any text. */
  readonly isDay?: true;
}

const meanings = z.registry<Meaning>();

/** Returns the schema with a meaning; the schema given stays without it, so that a shared one can be marked in one place. */
export const means = <Schema extends z.ZodType>(schema: Schema, meaning: Meaning): Schema => {
  const own = schema.clone();
  meanings.add(own, meaning);
  return own;
};

/** Returns the meaning of a schema; empty for one without. */
export const meaningOf = (schema: z.ZodType): Meaning => meanings.get(schema) ?? {};
