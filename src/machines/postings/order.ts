import type { Aggregate } from '../kit/aggregateType.ts';
import { chargeOf, type Charge } from '../order/charged.ts';
import type { Order } from '../order/context.ts';
import { stages, type MoneyEvent, type Stage } from '../stages.ts';
import type { Account } from './accounts.ts';
import { kyat, moves, none, type Entry, type Posting } from './entry.ts';

/** The account that each charge of an order is income of, or is owed on. */
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

/** Who owes a stage's money. */
export const owedBy = (stage: Stage, merchant: string | null): Account => {
  if (stage === 'sign') return 'receivableReceiver';
  return merchant === null ? 'receivableSender' : 'receivableMerchant';
};

/** What an order stands for in the books: what was charged for each stage, and what of it was too much. Payments are its receivables'. */
function stands({ id, context }: Aggregate): readonly Entry[] {
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

const charges: Posting = moves(
  ['receivableSender', 'receivableReceiver', 'receivableMerchant', 'refundsOwed', ...chargeAccounts],
  stands,
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

/** What an order's events post. */
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
