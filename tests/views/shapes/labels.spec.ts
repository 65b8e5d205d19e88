import { describe, expect, test } from 'vitest';
import { WHOLE_LANGUAGE_IDS } from '#i18n/languages.ts';
import { loadWords } from '#i18n/load.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { FieldInfo } from '#views/shapes/fields/kind.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import { choiceOf, labelOf } from '#views/shapes/fields/labels.ts';
import { loadPresented } from '#views/data/presentations.ts';
import type { Presented } from '#views/shapes/presentation/presentation.ts';
import { toneOf } from '#views/shapes/fields/tones.ts';

const languages = await Promise.all(WHOLE_LANGUAGE_IDS.map(loadWords));

const fieldsIn = (aggregateType: AggregateType): (readonly [FieldInfo, string])[] => [
  ...fieldsOf(aggregateType.rowSchema.shape).map((info) => [info, ''] as const),
  ...Object.entries(aggregateType.events)
    .filter(([, { systemOnly }]) => !systemOnly)
    .flatMap(([type, { payload }]) => fieldsOf(payload.shape).map((info) => [info, type] as const)),
];

describe.each(languages)('in $language', (words) => {
  const unworded = (aggregateType: AggregateType, { name, kind }: FieldInfo, event: string, above = ''): string[] => {
    const path = `${above}${name}`;
    const label =
      labelOf(aggregateType.id, path, words, event) === name ? [`${aggregateType.id} ${event} ${path}`] : [];
    if (kind.kind === 'choice')
      return [
        ...label,
        ...kind.values
          .filter((value) => choiceOf(aggregateType.id, name, value, words) === value && !words.has(`${name}.${value}`))
          .map((value) => `${aggregateType.id} ${name}: ${value}`),
      ];
    if (kind.kind === 'group' || kind.kind === 'groups')
      return [...label, ...kind.fields.flatMap((one) => unworded(aggregateType, one, event, `${path}.`))];
    if (kind.kind === 'pairs')
      return [...label, ...[kind.key, kind.value].flatMap((one) => unworded(aggregateType, one, event, `${path}.`))];
    return label;
  };

  test('the tags of an order have words in each language', () => {
    for (const tag of ['inStock', 'hasRemark']) expect(choiceOf('order', 'tags', tag, words)).not.toBe(tag);
  });

  test('every region that can be shown has words in each language', () => {
    const shown = Object.values(aggregateTypes).flatMap(({ id, structure }) =>
      structure.regions.filter((region) => region !== structure.main).map((region) => `region.${id}.${region}`),
    );
    expect(shown.filter((id) => !words.has(id))).toEqual([]);
  });

  test.each(Object.keys(aggregateTypes))('every field and choice of %s has words in each language', (id) => {
    const aggregateType = aggregateTypes[id] as AggregateType;
    expect(fieldsIn(aggregateType).flatMap(([info, event]) => unworded(aggregateType, info, event))).toEqual([]);
    expect(
      [...aggregateType.structure.states.values()].filter(
        ({ meta }) => meta.phase !== undefined && !words.has(`phase.${meta.phase}`),
      ),
    ).toEqual([]);
  });
});

test.each(['carrier', 'station'])('the area of a %s is shown by its name', (id) => {
  const area = fieldsOf((aggregateTypes[id] as AggregateType).rowSchema.shape).find(({ name }) => name === 'area');
  expect(area?.kind).toEqual({ kind: 'reference', to: 'area' });
});

test('a state that needs someone never looks like one that is done', async () => {
  const done = async (machine: string, state: string) => toneOf((await loadPresented(machine)) as Presented, state);
  expect(await done('receipt', 'toBeConfirmed')).toBe('warning');
  expect(await done('receipt', 'confirmed')).toBe('positive');
  expect(await done('shipment', 'disabled')).toBe('ended');
  expect(await done('courierCash', 'disputed')).toBe('critical');
});
