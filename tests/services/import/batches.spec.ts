import { expect, test, vi } from 'vitest';
import type { Command, Verdict } from '#services/propose.ts';
import { work } from '#services/import/batches.ts';
import { createRowBook } from '#services/import/rowBook.ts';

const sent = vi.hoisted((): { answer: (commands: readonly Command[]) => Verdict[] } => ({ answer: () => [] }));
vi.mock(import('#services/propose.ts'), () => ({
  propose: (commands: readonly Command[]) => Promise.resolve(sent.answer(commands)),
}));

test('a verdict on a row that was corrected meanwhile is not taken: the row is judged again', async () => {
  const book = createRowBook([{ row: 2, shown: ['a'], cells: [], data: { name: 'a' }, problems: [] }]);
  const names: unknown[] = [];
  sent.answer = ([command]) => {
    names.push(command?.event['name']);
    if (names.length === 1) book.change(2, { data: { name: 'b' }, attempt: 1 });
    return [{ key: 'k', machine: 'order', status: names.length === 1 ? 'refused' : 'accepted', refusals: [] }];
  };
  const template = { machine: 'order', event: 'order.created' };
  const end = await work({ template, book, hash: 'h', isWriting: false, goesOn: () => true, onChange: () => {} });
  expect(end).toEqual({ end: 'finished' });
  expect(names).toEqual(['a', 'b']);
  expect(book.row(2)).toMatchObject({ status: 'good', judged: true, attempt: 1 });
});
