import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { formatOf, PASTED_TYPE, READ_KINDS } from '#services/import/fileKinds.ts';

const endings = READ_KINDS.filter((kind) => kind.startsWith('.'));

test('every file that is offered is read as what it is, and its hint names it', async () => {
  expect(endings.map((ending) => [ending, formatOf({ name: `Lines${ending.toUpperCase()}`, type: '' })])).toEqual([
    ['.xlsx', 'xlsx'],
    ['.csv', 'csv'],
    ['.tsv', 'csv'],
    ['.txt', 'csv'],
  ]);
  for (const words of await Promise.all((['en', 'zh'] as const).map(loadWords)))
    for (const hint of ['ui.import.fileHint', 'ui.import.foreignHint'] as const)
      for (const ending of endings) expect(words.text(hint)).toContain(ending);
});

test('a file of tabs is a text though its type is that of pasted rows', () => {
  expect(formatOf({ name: 'lines.tsv', type: PASTED_TYPE })).toBe('csv');
  expect(formatOf({ name: 'Pasted rows', type: PASTED_TYPE })).toBe('pasted');
});
