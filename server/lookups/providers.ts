import { bankLineProviders } from './bankLine.ts';
import { billProviders, chosenBills } from './bill.ts';
import { aggregateLookups } from '#machines/lookups/aggregates.ts';
import { arrivalScanProviders } from './arrivalScan.ts';
import { lockProviders } from './branchLock.ts';
import { storageScanProviders } from './storageScan.ts';
import { inventoryTaskProviders } from './inventoryTask.ts';
import { appUserProviders, merchantApplicationProviders, noticeProviders } from './people.ts';
import { merchantProviders } from './merchant.ts';
import { orderLookupsFromRows, orderProviders } from './order.ts';
import { slipProviders } from './paymentSlip.ts';
import { periodProviders } from './period.ts';
import type { Providers } from './provider.ts';
import { registerProviders } from './registers.ts';
import { serviceProviders } from './service.ts';
import { staffProviders } from './staff.ts';
import { webhookProviders } from './webhook.ts';

const ofRows: Readonly<Record<string, Providers>> = {
  ...registerProviders,
  merchant: merchantProviders,
  merchantApplication: merchantApplicationProviders,
  appUser: appUserProviders,
  notice: noticeProviders,
  order: orderProviders,
  inventoryTask: inventoryTaskProviders,
  storageScan: storageScanProviders,
  arrivalScan: arrivalScanProviders,
  staff: staffProviders,
  ...serviceProviders,
  bankLine: bankLineProviders,
  bill: billProviders,
  settlement: { bills: chosenBills },
  paymentSlip: slipProviders,
  period: periodProviders,
  package: lockProviders,
  shipment: lockProviders,
  webhook: webhookProviders,
};

/** Providers of each machine's lookups: rows and other aggregates. */
export const providers: Readonly<Record<string, Providers>> = Object.fromEntries(
  [...new Set([...Object.keys(ofRows), ...Object.keys(aggregateLookups)])].map((machine) => [
    machine,
    { ...ofRows[machine], ...aggregateLookups[machine] },
  ]),
);

/** Lookups that do not depend on the proposal's aggregate, by machine. */
export const lookupsBesideAggregate: Readonly<Record<string, ReadonlySet<string>>> = { order: orderLookupsFromRows };
