/** Kinds of cash flow: where the company's money comes from and goes to. */
export const FLOWS = ['customers', 'settlements', 'payouts', 'refunds', 'claims', 'fees', 'moved'] as const;
export type Flow = (typeof FLOWS)[number];

const flows: Readonly<Record<Flow, readonly string[]>> = {
  customers: [
    'courierCash.collected',
    'courierCash.reversed',
    'receivable.received',
    'receivable.partReceived',
    'receivable.reversed',
  ],
  settlements: ['settlement.settled'],
  payouts: ['paymentSlip.confirmed', 'paymentSlip.confirmedByBank'],
  refunds: ['refund.refunded', 'bill.refundPaid'],
  claims: ['insuranceClaim.decided', 'insuranceClaim.parcelFound', 'insuranceClaim.paid', 'insuranceClaim.declined'],
  fees: ['receipt.confirmed'],
  /** From a till to the branch; what is missing or too much when counted stays as a difference. */
  moved: [
    'courierCash.handedIn',
    'courierCash.takenBack',
    'courierCash.accepted',
    'courierCash.differenceAccepted',
    'courierCash.resolved',
  ],
};

const flowOfType = new Map(FLOWS.flatMap((flow) => flows[flow].map((type) => [type, flow] as const)));

/** Returns the kind of cash flow of a type of event; undefined for one that moves no money. */
export const flowOf = (type: string): Flow | undefined => flowOfType.get(type);
