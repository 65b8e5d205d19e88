import { birthsOf, statesOf, type SketchedState } from '#machines/kit/sketch.ts';
import type { Noun } from '#machines/kit/noun.ts';
import { fieldInfo, type FieldInfo } from './fieldKind.ts';

/** What a list shows of a noun, as plain data: its fields, its states, and how its lives begin. */
export interface Drawing {
  readonly id: string;
  readonly main: string;
  readonly states: readonly SketchedState[];
  readonly fields: Readonly<Record<string, FieldInfo>>;
  readonly births: readonly string[];
}

/** Draws a noun: while the console is built for a list that is to show its rows at once, else in the browser. */
export const drawingOf = (noun: Noun): Drawing => ({
  id: noun.id,
  main: noun.structure.main,
  states: statesOf(noun),
  fields: Object.fromEntries(
    Object.entries(noun.rowSchema.shape).map(([name, schema]) => [
      name,
      fieldInfo(name, schema as Parameters<typeof fieldInfo>[1]),
    ]),
  ),
  births: birthsOf(noun),
});
