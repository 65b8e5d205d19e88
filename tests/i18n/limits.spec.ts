import { describe, expect, it } from 'vitest';
import type { FieldInfo, FieldKind } from '#i18n/fieldKind.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import { loadWords } from '#i18n/load.ts';
import { reasonOf } from '#i18n/say.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';

const words = await loadWords('en');

const said = (machine: string, path: string, issue: 'too_big' | 'too_small', limit: number): string =>
  reasonOf(
    {
      code: 'invalid',
      rule: `invalid.${issue}`,
      values: { path, origin: 'int', inclusive: 'true', [issue === 'too_big' ? 'maximum' : 'minimum']: String(limit) },
    },
    machine,
    words,
  );

/** Every field of a payload with its path, those of groups and lists too. */
const withPaths = (fields: readonly FieldInfo[], above = ''): readonly (readonly [string, FieldKind])[] =>
  fields.flatMap(({ kind, name }) => {
    if (kind.kind === 'group') return withPaths(kind.fields, `${above}${name}.`);
    if (kind.kind === 'groups') return withPaths(kind.fields, `${above}${name}.0.`);
    return [[`${above}${name}`, kind] as const];
  });

const LIMIT = 1_234_567;

/** The limit as the form of a field shows its values; null for fields that are no numbers. */
const inItsUnit = (kind: FieldKind): string | null => {
  switch (kind.kind) {
    case 'money':
      return words.money(LIMIT, kind.currency);
    case 'grams':
      return words.weight(LIMIT);
    case 'millimetres':
      return words.length(LIMIT);
    case 'number':
      return words.number(LIMIT);
    default:
      return null;
  }
};

describe('the limit of a field', () => {
  it.each([
    ['courierCash', 'MMK', 100_000_000_000, '1,000,000,000.00 MMK'],
    ['courierCash', 'CNY', 100_000_000_000, '1,000,000,000.00 CNY'],
    ['receipt', 'collectionFee', 100_000_000_000, '1,000,000,000.00 MMK'],
    ['shipment', 'fare', 100_000_000_000, '1,000,000,000.00 MMK'],
    ['order', 'weightGrams', 1_000_000_000, '1,000,000 kg'],
  ])('the limit of a field of a %s, %s, is said in the unit of the field', (machine, path, limit, expected) => {
    expect(said(machine, path, 'too_big', limit)).toContain(expected);
    expect(said(machine, path, 'too_small', limit)).toContain(expected);
  });

  it('the limit of a field is said in the unit in which its form is typed, for every field of every event', () => {
    const wrong = Object.values(aggregateTypes).flatMap(({ id, events }) =>
      Object.entries(events).flatMap(([type, { payload }]) =>
        withPaths(fieldsOf(payload.shape)).flatMap(([path, kind]) => {
          const unit = inItsUnit(kind);
          const sentence = said(id, path, 'too_big', LIMIT);
          return unit === null || sentence.includes(` ${unit}`) ? [] : [`${type} ${path}: ${sentence}, not ${unit}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
