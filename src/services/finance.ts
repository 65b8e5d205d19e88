import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/finance.ts';
import type { AccountsBy, RemindedOf } from '#calls/finance.ts';
import type { DebtName } from '#machines/finance/debts.ts';
import { drawnFile, type DrawnFile } from './drawn.ts';
import { call, request, type AskOptions } from './http.ts';

/** Amounts owed to the company and by it. */
export type Positions = ReplyOf<typeof calls.readPositions>['positions'];
/** Debts by party and age, a page of them. */
export type Debts = ReplyOf<typeof calls.readDebts>;

export const readPositions = async (options?: AskOptions): Promise<Positions> =>
  (await call(calls.readPositions, {}, options)).positions;

export const readDebts = (
  { by, page, size }: { readonly by: DebtName; readonly page: number; readonly size: number },
  options?: AskOptions,
): Promise<Debts> => call(calls.readDebts, { query: { by, pageNum: page, pageSize: size } }, options);

/** Bank accounts of one customer, the main account first. */
export type Accounts = ReplyOf<typeof calls.readAccounts>['accounts'];

export const readAccounts = async (
  { machine, id }: { readonly machine: AccountsBy; readonly id: string },
  options?: AskOptions,
): Promise<Accounts> => (await call(calls.readAccounts, { params: { machine, id } }, options)).accounts;

/** Result of reminding one customer. */
export type Reminded = ReplyOf<typeof calls.remindDebtors>['results'][number];

/** Reminds customers of a debt by notices, some at a time; `onResults` has each answer as it comes. */
export async function remindDebtors(
  by: RemindedOf,
  parties: readonly string[],
  onResults: (results: readonly Reminded[]) => void,
): Promise<void> {
  for (let from = 0; from < parties.length; from += calls.MOST_REMINDED) {
    const some = parties.slice(from, from + calls.MOST_REMINDED);
    onResults((await call(calls.remindDebtors, { body: { by, parties: some } })).results);
  }
}

/** Records that are printed for a customer. */
export type PaperMachine = 'bill' | 'settlement' | 'paymentSlip' | 'receipt';

/** A bill, settlement, slip or receipt as PDF in a language. */
export const fetchPaper = async (machine: PaperMachine, id: string, language: string): Promise<DrawnFile> =>
  drawnFile(await request(calls.fetchPaper, { params: { machine, id }, query: { language } }, {}));

/** A customer and the Myanmar days of a statement, both included. */
export interface StatementRequest {
  readonly customerKind: 'personal' | 'merchant' | 'appUser';
  readonly customer: string;
  readonly from: string;
  readonly to: string;
  readonly language: string;
}

/** A customer's statement of account as PDF. */
export const fetchStatement = async (wanted: StatementRequest): Promise<DrawnFile> =>
  drawnFile(await request(calls.fetchStatement, { query: { ...wanted } }, {}));
