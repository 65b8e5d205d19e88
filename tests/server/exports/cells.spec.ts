import type { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { fieldInfo } from '#i18n/fieldsOf.ts';
import { loadWords } from '#i18n/load.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { posting } from '#machines/journals/posting.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { receivable } from '#machines/receivable/index.ts';
import { refund } from '#machines/refund/index.ts';
import { question } from '#machines/registers/question.ts';
import { columnOf } from '#server/exports/cells.ts';
import { choiceOf } from '#views/shapes/fields/labels.ts';

const words = { en: await loadWords('en'), zh: await loadWords('zh') };

/** Returns the cell of a field of a question in an export. */
const cellOf = (name: 'pid' | 'status', value: unknown, language: 'en' | 'zh' = 'en') => {
  const { kind } = fieldInfo(name, question.rowSchema.shape[name] as z.ZodType);
  const context = { machine: 'question', words: words[language], names: { question: { 140: 'Customs' } } };
  return columnOf({ name, kind }, context).cell({ [name]: value });
};

describe('the export of questions', () => {
  test('the export of questions says the status in words, though it is a number', () => {
    expect([cellOf('status', 0), cellOf('status', 1)]).toEqual(['Pending', 'Handled']);
    expect(cellOf('status', 1, 'zh')).toBe('已处理');
  });

  test('the export of questions names the question above, and none at the top', () => {
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

describe('a record that is a part of an order', () => {
  const waybill = 'SL000057274MM';
  const cell = (aggregateType: AggregateType, name: string, row: Readonly<Record<string, unknown>>) => {
    const { kind } = fieldInfo(name, aggregateType.rowSchema.shape[name] as z.ZodType);
    return columnOf({ name, kind }, { machine: aggregateType.id, words: words.en, names: {} }).cell(row);
  };

  test('a record that is a part of an order is written as its waybill and what it is, in its own list and where another names it', () => {
    const id = `${waybill}-collection`;
    expect(cell(receivable, 'id', { id })).toBe(`At collection · ${waybill}`);
    expect(cell(refund, 'receivable', { receivable: id })).toBe(`At collection · ${waybill}`);
    expect(cell(posting, 'life', { machine: 'payable', life: `${waybill}-COD` })).toBe(`Cash on delivery · ${waybill}`);
  });

  test('the row of a receivable is written without the key of a personal customer', () => {
    expect(cell(receivable, 'customer', { customer: 'PC-0123456789ABCDEF' })).toBe('Personal customer');
    expect(cell(receivable, 'customer', { customer: 'SHWEMART' })).toBe('SHWEMART');
  });
});

test.each(Object.values(aggregateTypes).map(({ id, rowSchema }) => [id, rowSchema.shape] as const))(
  'the choices of %s are written as the screen shows them',
  (machine, shape) => {
    const told = Object.entries(shape).flatMap(([name, schema]) => {
      const { kind } = fieldInfo(name, schema as z.ZodType);
      if (kind.kind !== 'choice' || name === 'state') return [];
      return kind.values.map((value) => {
        const cell = columnOf({ name, kind }, { machine, words: words.en, names: {} }).cell({ [name]: value });
        return { name, value, cell, shown: choiceOf(machine, name, value, words.en) };
      });
    });
    expect(told.filter(({ cell, shown }) => cell !== shown)).toEqual([]);
  },
);
