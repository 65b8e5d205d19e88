import { isOfHolders, type Account } from '#machines/money/ledgerAccounts.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';

export const POSTINGS = '/finance/postings';
export const TRIAL_BALANCE = '/finance/trialBalance';

/** No posting is older. */
const BEGINNING = '2000-01-01';
const DAY_MS = 86_400_000;
/** Written for a branch, merchant or holder that a line does not have. */
const NONE = '-';

/** Postings that a figure sums. */
export interface Behind {
  readonly accounts: readonly Account[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Undefined for any; null for lines without one. */
  readonly branch?: string | null | undefined;
  readonly party?: string | null | undefined;
  readonly person?: string | undefined;
  readonly type?: string | undefined;
  readonly currency?: string | undefined;
  readonly side?: 'debit' | 'credit' | undefined;
}

/** Returns the filter for a party: merchants and holders of cash are fields of their own. */
function partyOf(party: string | null | undefined, accounts: readonly Account[]): Readonly<Record<string, string>> {
  if (party === undefined) return {};
  if (party === null) return { merchant: NONE, holder: NONE };
  return accounts.every(isOfHolders) ? { holder: party } : { merchant: party };
}

/** Returns the address of the postings behind a figure. */
export const postingsAddress = (behind: Behind): string => {
  const { accounts, from = BEGINNING, to, branch, party, person, type, currency, side } = behind;
  return `${POSTINGS}?${new URLSearchParams({
    ...(to !== undefined && { day: `${from}..${to}` }),
    account: accounts.join(','),
    ...(branch !== undefined && { branch: branch ?? NONE }),
    ...partyOf(party, accounts),
    ...(person !== undefined && { doneBy: person }),
    ...(type !== undefined && { type }),
    ...(currency !== undefined && { currency }),
    ...(side !== undefined && { side }),
  })}`;
};

/** Returns the day before a day. */
export const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/** Returns the last day of a month, `2026-11`. */
export const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** Record types with a page of their own. */
export const hasPage = (machine: string): machine is keyof typeof RECORD_PATHS => Object.hasOwn(RECORD_PATHS, machine);
