import type { Life, Noun } from './noun.ts';

/** The life before its first event. */
export const unborn = (noun: Noun, id: string): Life => ({
  id,
  version: 0,
  states: noun.structure.initial,
  remembered: {},
  context: noun.initial,
});
