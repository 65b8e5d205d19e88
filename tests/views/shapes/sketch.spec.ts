import { describe, expect, test } from 'vitest';
import { drawingOf } from '#i18n/sketch.ts';
import type { Noun } from '#machines/kit/noun.ts';
import { listed } from '#machines/listed.ts';
import { fieldsOf } from '#views/shapes/fields/kind.ts';
import { isQuiet, toneOf } from '#views/shapes/fields/tones.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { fieldOf, sketch } from '#views/shapes/sketch/sketch.ts';

/** As the build writes it into a list's code. */
const written = (noun: Noun) =>
  sketch(JSON.parse(JSON.stringify(drawingOf(noun))) as ReturnType<typeof drawingOf>, () => Promise.resolve(noun));

describe.each(Object.values(listed).map((noun) => [noun.id, noun] as const))('the sketch of %s', (_, noun) => {
  const drawn = written(noun);

  test('shows every state as the noun does', () => {
    for (const state of noun.structure.states.keys()) {
      expect(toneOf(drawn, state)).toBe(toneOf(noun, state));
      expect(isQuiet(drawn, state)).toBe(isQuiet(noun, state));
    }
    for (const region of noun.structure.regions) expect(stateValues(drawn, region)).toEqual(stateValues(noun, region));
  });

  test('knows every field of the row by its kind', () => {
    const fields = fieldsOf(noun.rowSchema.shape).filter(({ kind }) => kind.kind !== 'upload');
    expect(fields.map(({ name }) => fieldOf(drawn, name).kind)).toEqual(fields.map(({ kind }) => kind));
  });
});

test('a field that a sketch has not is a mistake of ours', () => {
  const [noun] = Object.values(listed);
  expect(() => fieldOf(written(noun as Noun), 'nothing')).toThrow(/no field nothing/);
});
