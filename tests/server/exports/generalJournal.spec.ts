import { expect, test } from 'vitest';
import { wordsOf } from '#server/http/language.ts';
import { decimal, generalJournal } from '#server/exports/generalJournal.ts';
import type { JournalLine } from '#server/store/journalLines.ts';

const line: JournalLine = {
  lineId: '000000000007-0001',
  entry: 7,
  line: 1,
  day: '2026-11-20',
  account: 'bank',
  party: 'GOLDEN',
  partyName: 'Golden "Lotus", Ltd',
  branch: null,
  waybill: null,
  type: 'settlement.settled',
  machine: 'settlement',
  life: 'SET1',
  personName: '=cmd|calc',
  currency: 'MMK',
  amount: -1_234_05,
  at: '2026-11-20T05:00:00.000Z',
};

async function* batches() {
  yield await Promise.resolve([line]);
}

test('a general journal quotes what CSV would misread, and lets no name become a formula', async () => {
  const pieces: string[] = [];
  for await (const piece of generalJournal(batches(), wordsOf('en'))) pieces.push(piece);
  const [, row] = pieces.join('').split('\r\n');
  expect(row).toContain(`,,1234.05,MMK,GOLDEN,"Golden ""Lotus"", Ltd",`);
  expect(row).toContain(`,'=cmd|calc,`);
});

test('the general journal writes hundredths with two decimals', () => {
  expect([5, 100, 1_000_00, 123_456_789_01].map(decimal)).toEqual(['0.05', '1.00', '1000.00', '123456789.01']);
});
