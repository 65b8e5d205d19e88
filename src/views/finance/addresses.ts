import { conditionsOf, DEBTS, POSITIONS, type DebtName, type PositionName } from '#machines/finance/debts.ts';
import { listAddress } from '#views/shapes/list/address.ts';

const BILLS = '/finance/bill';
const CASH = '/finance/courierCash';
const CLAIMS = '/finance/insuranceClaims';
const CUSTOMERS = '/finance/receivableCustomer';
const MERCHANTS = '/finance/payableBusiness';
const REFUNDS = '/finance/refunds';
const SENDERS = '/finance/payableCustomer';

/** Path of the list of each position. */
export const POSITION_LISTS: Readonly<Record<PositionName, string>> = {
  receivables: CUSTOMERS,
  bills: BILLS,
  held: CASH,
  counting: CASH,
  merchants: MERCHANTS,
  senders: SENDERS,
  refunds: REFUNDS,
  claims: CLAIMS,
};

/** Path of the list of each kind of debt. */
export const DEBT_LISTS: Readonly<Record<DebtName, string>> = {
  customer: CUSTOMERS,
  branch: CUSTOMERS,
  bill: BILLS,
  person: '/finance/receivableStaff',
  merchant: MERCHANTS,
  sender: SENDERS,
};

/** Returns the address of the rows of a position. */
export const positionAddress = (name: PositionName): string => listAddress(POSITION_LISTS[name], POSITIONS[name].where);

/** Returns the address of the rows of a debt: of one party or all, of one age or any. */
export const debtAddress = (by: DebtName, cell: Parameters<typeof conditionsOf>[1]): string =>
  listAddress(DEBT_LISTS[by], conditionsOf(DEBTS[by], cell));
