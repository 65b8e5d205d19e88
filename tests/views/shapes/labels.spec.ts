import { describe, expect, test } from 'vitest';
import { WHOLE_LANGUAGE_IDS } from '#i18n/languages.ts';
import { loadWords } from '#i18n/load.ts';
import { nouns } from '#machines/nouns.ts';
import type { Noun } from '#machines/kit/noun.ts';
import { fieldsOf, type FieldInfo } from '#views/shapes/fields/kind.ts';
import { choiceOf, labelOf } from '#views/shapes/fields/labels.ts';
import { toneOf } from '#views/shapes/fields/tones.ts';

const languages = await Promise.all(WHOLE_LANGUAGE_IDS.map(loadWords));

const fieldsIn = (noun: Noun): (readonly [FieldInfo, string])[] => [
  ...fieldsOf(noun.rowSchema.shape).map((info) => [info, ''] as const),
  ...Object.entries(noun.events)
    .filter(([, { systemOnly }]) => !systemOnly)
    .flatMap(([type, { payload }]) => fieldsOf(payload.shape).map((info) => [info, type] as const)),
];

describe.each(languages)('in $language', (words) => {
  const unworded = (noun: Noun, { name, kind }: FieldInfo, event: string, above = ''): string[] => {
    const path = `${above}${name}`;
    const label = labelOf(noun.id, path, words, event) === name ? [`${noun.id} ${event} ${path}`] : [];
    if (kind.kind === 'choice')
      return [
        ...label,
        ...kind.values
          .filter((value) => choiceOf(noun.id, name, value, words) === value && !words.has(`${name}.${value}`))
          .map((value) => `${noun.id} ${name}: ${value}`),
      ];
    if (kind.kind === 'group')
      return [...label, ...kind.fields.flatMap((one) => unworded(noun, one, event, `${path}.`))];
    return label;
  };

  test('every region that can be shown has words', () => {
    const shown = Object.values(nouns).flatMap(({ id, structure }) =>
      structure.regions.filter((region) => region !== structure.main).map((region) => `region.${id}.${region}`),
    );
    expect(shown.filter((id) => !words.has(id))).toEqual([]);
  });

  test.each(Object.keys(nouns))('every field and choice of %s has words', (id) => {
    const noun = nouns[id] as Noun;
    expect(fieldsIn(noun).flatMap(([info, event]) => unworded(noun, info, event))).toEqual([]);
    expect(
      [...noun.structure.states.values()].filter(
        ({ meta }) => meta.phase !== undefined && !words.has(`phase.${meta.phase}`),
      ),
    ).toEqual([]);
  });
});

test.each(['carrier', 'station'])('the area of a %s is told by its name', (id) => {
  const area = fieldsOf((nouns[id] as Noun).rowSchema.shape).find(({ name }) => name === 'area');
  expect(area?.kind).toEqual({ kind: 'reference', to: 'area' });
});

test('a state that needs someone never looks like one that is done', () => {
  const done = (machine: string, state: string) => toneOf(nouns[machine] as Noun, state);
  expect(done('receipt', 'toBeConfirmed')).toBe('warning');
  expect(done('receipt', 'confirmed')).toBe('positive');
  expect(done('shipment', 'disabled')).toBe('ended');
  expect(done('courierCash', 'disputed')).toBe('critical');
});
