import { z } from 'zod';
import { lineText } from '../kit/lineText.ts';
import { codeText } from '../kit/codeText.ts';
import { NAME_LEAST_CHARACTERS, NAME_MOST_CHARACTERS } from '../fields/limits.ts';

/** Countries with branches. */
export const countries = z.enum(['MM', 'CN']);
/** A name of 2 to 40 characters (§5). */
export const name = lineText.min(NAME_LEAST_CHARACTERS).max(NAME_MOST_CHARACTERS);
/** An id or code of another entry. */
export const reference = codeText.min(1).max(64);
export const address = lineText.min(2).max(200);
export const remark = z.string().trim().max(500);
/** Position in a list, smallest first. */
export const sort = z.int().min(0).max(99_999);
/** A field that may be omitted, and emptied later by null. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional();
