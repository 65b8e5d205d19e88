import type { Aggregate } from '../kit/aggregate.ts';
import { chargeOf, type Charge } from '../order/charges.ts';
import type { Order } from '../order/context.ts';
import { stages, type MoneyEvent, type Stage } from '../money/stages.ts';
import type { Account } from '../money/ledgerAccounts.ts';
import { kyat, postsChangeOf, none, type Entry, type Posting } from './entry.ts';

/** The income or liability account of each charge of an order. */
const accountOfCharge: Readonly<Record<Charge, Account>> = {
  goods: 'goodsMoney',
  basic: 'freightBasic',
  urgent: 'freightUrgent',
  insurance: 'freightInsurance',
  storage: 'freightStorage',
  platform: 'freightPlatform',
  upstairs: 'feeUpstairs',
  remoteArea: 'feeRemoteArea',
  packaging: 'feePackaging',
  feeStorage: 'feeStorage',
  redelivery: 'feeRedelivery',
  customsDuty: 'feeCustomsDuty',
  other: 'feeOther',
  forgiven: 'refunds',
};

const chargeAccounts = Object.values(accountOfCharge);

/** The receivable account of a stage. */
export const owedBy = (stage: Stage, merchant: string | null): Account => {
  if (stage === 'sign') return 'receivableReceiver';
  return merchant === null ? 'receivableSender' : 'receivableMerchant';
};

/** The balance of an order: charges of each stage, and overpayments. Its receivables post the payments. */
function balanceOf({ id, context }: Aggregate): readonly Entry[] {
  const order = context as Order;
  const place = { party: order.merchant, waybill: id, branch: order.originBranch };
  return stages.flatMap((stage) => {
    const owes = owedBy(stage, order.merchant);
    const debtor = { ...place, party: owes === 'receivableMerchant' ? order.merchant : null };
    return [
      kyat(owes, order.due[stage] + order.paid[stage], debtor),
      kyat('refundsOwed', -order.refundDue[stage], debtor),
      ...Object.entries(order.charged[stage]).map(([charge, amount]) =>
        kyat(accountOfCharge[chargeOf(charge)], -amount, place),
      ),
    ];
  });
}

const charges: Posting = postsChangeOf(
  ['receivableSender', 'receivableReceiver', 'receivableMerchant', 'refundsOwed', ...chargeAccounts],
  balanceOf,
);

const ofStage: Readonly<Record<string, Posting>> = {
  Due: charges,
  Credited: charges,
  Covered: charges,
  Waived: charges,
  Refunded: charges,
  PartRefunded: charges,
  Paid: none('the receivable posts what was received'),
  PartPaid: none('the receivable posts what was received'),
  PaidByBill: none('the receivable posts that the bill took it over'),
  Confirmed: none('the money was posted when it was received'),
};

/** Postings of an order. */
export const orderPostings: Readonly<Record<string, Posting>> = {
  ...(Object.fromEntries(
    stages.flatMap((stage) => Object.entries(ofStage).map(([kind, posting]) => [`order.${stage}${kind}`, posting])),
  ) as Record<MoneyEvent, Posting>),
  'order.signVoidedToDeliverer': charges,
  'order.signVoidedToBranch': charges,
  'order.signVoidedToStation': charges,
  'order.returnSignVoidedToBranch': charges,
  'order.eventVoided': charges,
  'order.billConfirmed': none('the bill and its lines post'),
  'order.billReopened': none('the bill posts'),
};
