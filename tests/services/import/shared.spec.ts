import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { createRowBook } from '#services/import/rowBook.ts';
import { sentencesOf } from '#services/import/sentences.ts';
import { createSharing } from '#services/import/shared.ts';
import { staffSheet } from '#views/records/staff/sheet.ts';

const english = await loadWords('en');

const bookOf = (...emails: readonly string[]) =>
  createRowBook(
    emails.map((email, index) => ({
      row: index + 2,
      shown: [email],
      data: { email },
      problems: [],
      content: email,
      remarks: [{ id: 'hidden' as const }],
    })),
  );

const said = (book: ReturnType<typeof bookOf>): string[] =>
  book.all().map((row) => sentencesOf(row, 'staff', english).join('; '));

test('rows with the e-mail address of an earlier row, or of a person within reach, are remarked on', async () => {
  const asked: string[] = [];
  const sharing = createSharing(staffSheet, (email) => {
    asked.push(email);
    return Promise.resolve(email === 'office@x.example' ? ['Su Su'] : []);
  });
  const book = bookOf('a@x.example', 'A@X.example', 'office@x.example', 'b@x.example');
  await sharing(book);
  const hidden = 'the row is hidden in the file';
  expect(said(book)).toEqual([
    hidden,
    `${hidden}; row 2 has A@X.example too`,
    `${hidden}; Su Su has office@x.example too`,
    hidden,
  ]);
  expect(asked).toEqual(['a@x.example', 'office@x.example', 'b@x.example']);
  book.change(3, { data: { email: 'c@x.example' } });
  await sharing(book);
  expect(said(book)).toEqual([hidden, hidden, `${hidden}; Su Su has office@x.example too`, hidden]);
  expect(asked).toHaveLength(4);
});

test('without an answer, and for a template without such a column, nothing is said', async () => {
  const book = bookOf('a@x.example');
  await createSharing(staffSheet, () => Promise.reject(new Error('forbidden')))(book);
  await createSharing({}, () => Promise.resolve(['Su Su']))(book);
  expect(said(book)).toEqual(['the row is hidden in the file']);
});
