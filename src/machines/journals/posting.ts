import { z } from 'zod';
import { journal } from '../kit/journal.ts';
import { means } from '../kit/meaning.ts';
import { accountNames, type Account } from '../money/ledgerAccounts.ts';
import { referenceTo } from '../fields/references.ts';

const text = z.string().nullable();
const kyat = z.int().meta({ unit: 'MMK' }).nullable();
const yuan = z.int().meta({ unit: 'CNY' }).nullable();

/** Lines of the ledger in double entry: each with its account, its event and the record of the event. */
export const posting = journal('posting', {
  /** Number of the entry: all lines of one event have the same. */
  entry: z.int(),
  day: means(z.string(), { isDay: true }),
  /** Day of the event; earlier than the accounting day if its month was closed before. */
  ownDay: means(z.string(), { isDay: true }),
  isLate: z.boolean(),
  account: z.enum(accountNames as [Account, ...Account[]]),
  debit: kyat,
  credit: kyat,
  debitYuan: yuan,
  creditYuan: yuan,
  merchant: referenceTo('merchant').nullable(),
  merchantName: text,
  /** Person who holds the cash. */
  holder: referenceTo('staff').nullable(),
  holderName: text,
  branch: referenceTo('branch').nullable(),
  waybill: referenceTo('order').nullable(),
  currency: z.enum(['MMK', 'CNY']),
  side: z.enum(['debit', 'credit']),
  type: z.string(),
  machine: z.string(),
  /** Record of the event, and the version that the event produced. */
  life: z.string(),
  lifeVersion: z.int(),
  doneBy: referenceTo('staff'),
  doneByName: text,
  /** Number of the event in the log; null until it is numbered. */
  number: z.int().nullable(),
  recordedAt: z.string(),
});
