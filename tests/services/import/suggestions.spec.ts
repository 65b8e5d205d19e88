import { describe, expect, test } from 'vitest';
import * as field from '#machines/fields/schemas.ts';
import type { NameLists } from '#services/import/messages.ts';
import { suggestionsFor } from '#services/import/suggestions.ts';
import { cells, choiceCell, nameCell, type CellKind } from '#services/import/template.ts';
import { english, languages } from './fixtures.ts';

const MYANMAR = { id: 'MM', names: ['Myanmar'] };

const lists: NameLists = {
  branch: [
    { id: 'MDY', names: ['Mandalay', '曼德勒'] },
    { id: 'YGN', names: ['Yangon'] },
    { id: 'NPT', names: ['Naypyitaw Head Office', '内比都总部'] },
  ],
  area: [
    { id: 'MMR010', names: ['Mandalay'], depth: 0, above: [MYANMAR] },
    { id: 'MMR010D001', names: ['Mandalay'], depth: 1, above: [{ id: 'MMR010', names: ['Mandalay'] }, MYANMAR] },
    { id: 'MMR013', names: ['Yangon'], depth: 0, above: [MYANMAR] },
  ],
  role: [
    { id: 'courier', names: ['Courier'] },
    { id: 'clerk', names: ['Warehouse clerk'] },
  ],
  station: null,
  merchant: null,
  department: null,
};

const textsFor = (text: string, kind: CellKind): string[] =>
  suggestionsFor(text, kind, english, lists).map((one) => one.text);

describe('a wrong cell', () => {
  test('a wrong cell of a branch is offered the name that may be meant', () => {
    expect(textsFor('Mandaly', nameCell('branch'))).toEqual(['Mandalay']);
    expect(textsFor('MYD', nameCell('branch'))).toEqual(['Mandalay']);
  });

  test('a wrong cell of the first word of a longer name is offered that name', () => {
    expect(textsFor('Naypitaw', nameCell('branch'))).toEqual(['Naypyitaw Head Office']);
  });

  test('a wrong cell of the beginning of a Chinese name is offered that name', () => {
    expect(textsFor('内比都', nameCell('branch'))).toEqual(['Naypyitaw Head Office']);
  });

  test('a wrong cell of a name that several have is offered their codes, told apart by their place', () => {
    expect(suggestionsFor('Mandaly', nameCell('area'), english, lists)).toEqual([
      { text: 'MMR010', label: 'Mandalay, Myanmar, MMR010' },
      { text: 'MMR010D001', label: 'Mandalay, Mandalay, MMR010D001' },
    ]);
    expect(textsFor('Mandaly', nameCell('area', 1))).toEqual(['Mandalay']);
  });

  test('a wrong cell of several names keeps the names that are known', () => {
    expect(textsFor('Courier, warehouse clrk', { kind: 'names', of: 'role' })).toEqual(['Courier, Warehouse clerk']);
  });

  test('a wrong cell of several phones is offered each of them', () => {
    expect(textsFor('09970012345 / 09420012345', cells.phone)).toEqual(['09970012345', '09420012345']);
    expect(textsFor('9970012345', cells.phone)).toEqual(['09970012345']);
  });

  test('a wrong cell of a choice is offered the titles of the language', () => {
    const goods = choiceCell('value.goodsType', field.goodsType);
    expect(textsFor('Clothng', goods)).toEqual(['Clothing']);
    const [, chinese = english] = languages;
    expect(suggestionsFor('衣服装', goods, chinese, lists).map(({ text }) => text)).toContain('服装');
  });

  test('a wrong cell of a short choice is offered all values when none is near', () => {
    expect(textsFor('perhaps', { kind: 'yesNo' })).toEqual(['Yes', 'No']);
    expect(textsFor('perhaps', choiceCell('value.chargeType', field.chargeType))).toHaveLength(2);
  });

  test('a wrong cell of a phone that lost its zero is offered the phone', () => {
    expect(textsFor('9970012345', cells.phone)).toEqual(['09970012345']);
    expect(textsFor('9970', cells.phone)).toEqual([]);
    expect(textsFor('9970012345', cells.digits)).toEqual([]);
  });

  test('a wrong cell of free text, of a list that did not load, and without anything near is offered nothing', () => {
    expect(textsFor('Mandaly', { kind: 'text' })).toEqual([]);
    expect(textsFor('Mandaly', nameCell('station'))).toEqual([]);
    expect(textsFor('Atlantis', nameCell('branch'))).toEqual([]);
  });
});
