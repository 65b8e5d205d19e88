/** The kind of an account: it decides what a positive or a negative balance means. */
export type AccountKind = 'asset' | 'liability' | 'income' | 'expense' | 'passing';

/**
 * The chart of accounts. A debit is positive, a credit negative. A passing account links two aggregates of one
 * command: its balance is zero after the command.
 */
export const accounts = {
  /** Amounts that senders, receivers and merchants still owe (§4: gathering by sender, by receiver, invoice). */
  receivableSender: 'asset',
  receivableReceiver: 'asset',
  receivableMerchant: 'asset',
  /** Receivables on confirmed bills, until a settlement pays them. */
  billsToSettle: 'asset',
  cashAtCourier: 'asset',
  /** Cash handed in and not yet accepted (reliability.md 5, M05: an account of its own). */
  cashBeingCounted: 'asset',
  cashAtBranch: 'asset',
  bank: 'asset',
  wallet: 'asset',
  card: 'asset',

  /** Goods money charged to receivers, until the signature makes it the sender's. */
  goodsMoney: 'liability',
  /** Goods money owed to senders. */
  payableMerchant: 'liability',
  payableCustomer: 'liability',
  /** Payments above the amount owed. */
  refundsOwed: 'liability',
  /** Insurance claims decided and not yet paid. */
  claimsOwed: 'liability',

  freightBasic: 'income',
  freightUrgent: 'income',
  freightInsurance: 'income',
  freightStorage: 'income',
  freightPlatform: 'income',
  /** Freight taken from the goods money (§4, offset by goods payment). */
  freightOffset: 'income',
  feeUpstairs: 'income',
  feeRemoteArea: 'income',
  feePackaging: 'income',
  feeStorage: 'income',
  feeRedelivery: 'income',
  feeCustomsDuty: 'income',
  feeOther: 'income',
  /** Supplements of confirmed bills (§5). */
  supplements: 'income',
  /** Handling fees of settlements (§5). */
  handlingFees: 'income',

  /** Freight and fees that were owed and then given back. */
  refunds: 'expense',
  /** Insurance claims (§9). */
  claims: 'expense',
  /** Amounts that banks and wallets keep for collecting (§5, collection fee). */
  collectionFees: 'expense',
  /** Cash missing when counted; negative for a surplus. */
  cashDifference: 'expense',

  /** From a payment to the till of the person who took it, and back. */
  cashTaken: 'passing',
  /** From a refund to the payment that it reverses. */
  refundsPaid: 'passing',
  /** From a payment slip or a settlement to the goods money it pays. */
  payouts: 'passing',
} as const satisfies Readonly<Record<string, AccountKind>>;

export type Account = keyof typeof accounts;
export const accountNames = Object.keys(accounts) as readonly Account[];

/** The accounts of a kind. */
export const accountsOf = (kind: AccountKind): readonly Account[] =>
  accountNames.filter((name) => accounts[name] === kind);

/** Accounts that are read together: what is owed to and by the company, its money, and its result. */
export const accountGroups = {
  receivables: ['receivableSender', 'receivableReceiver', 'receivableMerchant', 'billsToSettle'],
  payables: ['goodsMoney', 'payableMerchant', 'payableCustomer', 'refundsOwed', 'claimsOwed'],
  money: ['cashAtCourier', 'cashBeingCounted', 'cashAtBranch', 'bank', 'wallet', 'card'],
  result: [...accountsOf('income'), ...accountsOf('expense')],
} as const satisfies Readonly<Record<string, readonly Account[]>>;

export type AccountGroup = keyof typeof accountGroups;
export const accountGroupNames = Object.keys(accountGroups) as [AccountGroup, ...AccountGroup[]];

/** Accounts whose party is the person who holds the cash; the party of the others is a merchant. */
const OF_HOLDERS: readonly Account[] = ['cashAtCourier', 'cashBeingCounted', 'cashDifference', 'cashTaken'];

/** Returns whether the party of an account is a person who holds cash. */
export const isOfHolders = (account: Account): boolean => OF_HOLDERS.includes(account);
