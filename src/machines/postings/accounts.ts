/** What an account is: whose money a balance above or below zero stands for. */
export type AccountKind = 'asset' | 'liability' | 'income' | 'expense' | 'passing';

/**
 * The chart of accounts. A debit is above zero, a credit below. A passing account links two aggregates of one command: it is
 * at zero again when the command is done.
 */
export const accounts = {
  /** What senders, receivers and merchants still owe (§4: gathering by sender, by receiver, invoice). */
  receivableSender: 'asset',
  receivableReceiver: 'asset',
  receivableMerchant: 'asset',
  /** Receivables on confirmed bills, until a settlement brings the money in. */
  billsToSettle: 'asset',
  cashAtCourier: 'asset',
  /** Handed in and not accepted yet (reliability.md 5, M05: an account of its own). */
  cashBeingCounted: 'asset',
  cashAtBranch: 'asset',
  bank: 'asset',
  wallet: 'asset',
  card: 'asset',

  /** Goods money that receivers are charged, until the signature makes it the sender's. */
  goodsMoney: 'liability',
  /** Goods money that senders are owed. */
  payableMerchant: 'liability',
  payableCustomer: 'liability',
  /** Received beyond what is owed. */
  refundsOwed: 'liability',
  /** Insurance claims decided and not paid yet. */
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

  /** Freight and fees that were owed rightly and given back. */
  refunds: 'expense',
  /** Insurance claims (§9). */
  claims: 'expense',
  /** What banks and wallets keep for collecting (§5, collection fee). */
  collectionFees: 'expense',
  /** Cash that was missing when it was counted; below zero for what was found too much. */
  cashDifference: 'expense',

  /** From a payment to the till of whoever took it, and back. */
  cashTaken: 'passing',
  /** From a refund to the payment that it gives back. */
  refundsPaid: 'passing',
  /** From a payment slip or a settlement to the goods money that it pays. */
  payouts: 'passing',
} as const satisfies Readonly<Record<string, AccountKind>>;

export type Account = keyof typeof accounts;
export const accountNames = Object.keys(accounts) as readonly Account[];

/** The accounts of a kind. */
export const accountsOf = (kind: AccountKind): readonly Account[] =>
  accountNames.filter((name) => accounts[name] === kind);
