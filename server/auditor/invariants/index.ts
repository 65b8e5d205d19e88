import type { Invariant } from '../invariant.ts';
import { crossLedgerInvariants } from './acrossLedgers.ts';
import { doubleEntryInvariants } from './doubleEntry.ts';
import { exportInvariants } from './exports.ts';
import { derivedRowInvariants } from './derivedRows.ts';
import { ledgerInvariants } from './ledgers.ts';
import { logInvariants } from './log.ts';
import { orderInvariants } from './order.ts';
import { orderMoneyInvariants, orderPriceInvariants } from './orderMoney.ts';
import { orphanedRows } from './orphans.ts';
import { peopleInvariants } from './people.ts';
import { scanInvariants } from './scans.ts';
import { sequenceHolds } from './sequence.ts';
import { visibilityInvariants } from './visibility.ts';
import { storageInvariants } from './storage.ts';
import { transportInvariants } from './transport.ts';
import { uploadInvariants } from './uploads.ts';

/** All invariants of the auditor; the statement of each is the message `invariant.<id>`. */
export const invariants: readonly Invariant[] = [
  ...logInvariants,
  ...derivedRowInvariants,
  orphanedRows,
  sequenceHolds,
  ...orderInvariants,
  ...orderMoneyInvariants,
  ...orderPriceInvariants,
  ...transportInvariants,
  ...storageInvariants,
  ...scanInvariants,
  ...ledgerInvariants,
  ...crossLedgerInvariants,
  ...doubleEntryInvariants,
  ...peopleInvariants,
  ...exportInvariants,
  ...uploadInvariants,
  ...visibilityInvariants,
];
