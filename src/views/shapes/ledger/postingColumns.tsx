import type { z } from 'zod';
import type { Words } from '#i18n/words.ts';
import type { posting } from '#machines/journals/posting.ts';
import type { PlainColumn } from '#views/shapes/detail/PlainTable.tsx';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';

/** A line of the ledger as its list has it. */
export type PostingLine = z.infer<(typeof posting)['rowSchema']>;

const amountOf = (line: PostingLine, side: 'debit' | 'credit', words: Words): string => {
  const amount = line.currency === 'CNY' ? line[`${side}Yuan`] : line[side];
  return amount === null || amount === 0 ? '–' : words.money(amount, line.currency);
};

/** Columns of a line in the ledger: account, debit and credit in its currency, party and branch. */
export const postingColumns = (words: Words): readonly PlainColumn<PostingLine>[] => [
  {
    title: words.text('field.posting.account'),
    cell: ({ account }) => words.text(`ledger.account.${account}`),
    isRowHead: true,
  },
  ...(['debit', 'credit'] as const).map((side) => ({
    title: words.text(`ui.books.${side}`),
    cell: (line: PostingLine) => amountOf(line, side, words),
    isNumber: true,
  })),
  {
    title: words.text('ledger.journal.party'),
    cell: ({ merchantName, merchant, holderName, holder }) => merchantName ?? merchant ?? holderName ?? holder ?? '–',
  },
  {
    title: words.text('field.posting.branch'),
    cell: ({ branch }) =>
      branch === null ? words.text('ui.books.company') : <ReferenceText to="branch" id={branch} />,
  },
];
