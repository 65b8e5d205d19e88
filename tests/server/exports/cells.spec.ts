import type { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { fieldInfo } from '#i18n/fieldsOf.ts';
import { loadWords } from '#i18n/load.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { question } from '#machines/registers/question.ts';
import { columnOf } from '#server/exports/cells.ts';

const words = { en: await loadWords('en'), zh: await loadWords('zh') };

/** Returns the cell of a field of a question in an export. */
const cellOf = (name: 'pid' | 'status', value: unknown, language: 'en' | 'zh' = 'en') => {
  const { kind } = fieldInfo(name, question.rowSchema.shape[name] as z.ZodType);
  const context = { machine: 'question', words: words[language], names: { question: { 140: 'Customs' } } };
  return columnOf({ name, kind }, context).cell({ [name]: value });
};

describe('the export of questions', () => {
  test('says the status in words, though it is a number', () => {
    expect([cellOf('status', 0), cellOf('status', 1)]).toEqual(['Pending', 'Handled']);
    expect(cellOf('status', 1, 'zh')).toBe('已处理');
  });

  test('names the question above, and none at the top', () => {
    expect(cellOf('pid', '140')).toBe('Customs');
    expect(cellOf('pid', '0')).toBe(words.en.text('ui.form.none'));
  });
});

test.each(Object.values(aggregateTypes).map(({ id, rowSchema }) => [id, rowSchema.shape['state']] as const))(
  'the status of %s has a head in words in every language',
  (machine, schema) => {
    const { kind } = fieldInfo('state', schema as z.ZodType);
    const heads = (['en', 'zh'] as const).map(
      (language) => columnOf({ name: 'state', kind }, { machine, words: words[language], names: {} }).header,
    );
    expect(heads).not.toContain('state');
  },
);
