import { createFormats } from './format.ts';
import { sayerOf } from './syntax.ts';
import type { Speech } from './words.ts';

/** How every message is said, values and figures too. */
export const speech: Speech = { sayer: sayerOf, formats: createFormats };
