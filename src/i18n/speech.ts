import { createFormats } from './format.ts';
import { sayerOf } from './syntax.ts';
import type { Speech } from './words.ts';

/** Formatter of messages, with their values and figures. */
export const speech: Speech = { sayer: sayerOf, formats: createFormats };
