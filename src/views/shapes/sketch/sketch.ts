import type { FieldInfo } from '#i18n/fieldKind.ts';
import type { Drawing } from '#i18n/sketch.ts';
import type { Noun } from '#machines/kit/noun.ts';
import type { Outlined } from '#machines/kit/sketch.ts';

/** A noun as its list shows it; the noun itself, with its machine and its rules, comes when something is to be done. */
export interface Sketch<N extends Noun = Noun> extends Outlined, Pick<Drawing, 'fields' | 'births'> {
  readonly load: () => Promise<N>;
}

/** The sketch of a noun that has been drawn; `load` gives the noun. */
export const sketch = <N extends Noun>(
  { id, main, states, fields, births }: Drawing,
  load: () => Promise<N>,
): Sketch<N> => ({
  id,
  structure: { main, states: new Map(states.map((state) => [state.id, state])) },
  fields,
  births,
  load,
});

/** What is known of a field of a sketch. */
export function fieldOf({ id, fields }: Pick<Sketch, 'id' | 'fields'>, name: string): FieldInfo {
  const info = fields[name];
  if (!info) throw new Error(`${id} has no field ${name}.`);
  return info;
}
