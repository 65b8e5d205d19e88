import { billProviders, chosenBills } from './bill.ts';
import { arrivalScanProviders } from './arrivalScan.ts';
import { storageScanProviders } from './storageScan.ts';
import { inventoryTaskProviders } from './inventoryTask.ts';
import { appUserProviders, merchantApplicationProviders, noticeProviders } from './people.ts';
import { merchantProviders } from './merchant.ts';
import { extraFeeProviders, receiptProviders, refundProviders } from './money.ts';
import { orderFactsAside, orderProviders } from './order.ts';
import { slipProviders } from './paymentSlip.ts';
import type { Providers } from './provider.ts';
import { registerProviders } from './registers.ts';
import { serviceProviders } from './service.ts';
import { staffProviders } from './staff.ts';
import { transportProviders } from './transport.ts';
import { bookingProviders } from './transferBooking.ts';

/** Who finds the outside facts of each machine. */
export const providers: Readonly<Record<string, Providers>> = {
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
  ...transportProviders,
  bill: billProviders,
  settlement: { bills: chosenBills },
  paymentSlip: slipProviders,
  transferBooking: bookingProviders,
  refund: refundProviders,
  receipt: receiptProviders,
  extraFee: extraFeeProviders,
};

/** Facts that do not depend on the life they are asked for. */
export const asideOf: Readonly<Record<string, ReadonlySet<string>>> = { order: orderFactsAside };
