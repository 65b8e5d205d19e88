/** Time field that limits an export, and its longest range in days; null for no limit. */
export interface TimeBound {
  readonly field: string;
  readonly mostDays: number | null;
}

const bound = (field: string, mostDays: number | null = null): TimeBound => ({ field, mostDays });

/** Days of the longest month: each month can be exported whole. */
const MONTH_MOST_DAYS = 31;

/** No time bound: the list is short enough to be exported whole. */
const whole: readonly TimeBound[] = [];

/** Lists by machine, with the time fields of which an export needs one (§5). */
export const EXPORTED_LISTS = {
  /** Also by the periods of reports, so that the orders behind each figure can be exported. */
  order: ['createdAt', 'assignedAt', 'collectedAt', 'givenAt', 'endedAt'].map((field) => bound(field, 30)),
  receivable: [bound('receivedAt'), bound('dueAt')],
  payable: [bound('dueAt'), bound('paidAt')],
  courierCash: whole,
  receipt: [bound('recordedAt'), bound('transferAt'), bound('confirmedAt')],
  refund: [bound('requestedAt'), bound('endedAt')],
  extraFee: [bound('addedAt'), bound('paidAt')],
  package: whole,
  packageLog: [bound('occurredAt', 30)],
  printLog: [bound('occurredAt', 30)],
  posting: [bound('day')],
  logEvent: [bound('recordedAt', 30)],
  refusedAttempt: [bound('refusedAt', 30)],
  personalRead: [bound('readAt', 30)],
  shipment: whole,
  exportTask: whole,
  violation: whole,
  inventoryTask: whole,
  storageScan: whole,
  arrivalScan: whole,
  merchant: whole,
  merchantApplication: whole,
  appUser: whole,
  apiKey: whole,
  webhook: whole,
  webhookDelivery: [bound('madeAt', 30)],
  notice: whole,
  importTask: whole,
  staff: whole,
  problemItem: whole,
  userQuestion: whole,
  workOrder: whole,
  followUp: whole,
  deliveryClaim: [bound('claimedAt')],
  insuranceClaim: [bound('submittedAt')],
  collectedCancel: whole,
  bill: [bound('generatedAt'), bound('confirmedAt'), bound('day')],
  settlement: [bound('openedAt'), bound('settledAt')],
  /** Payment slips are exported by single days of confirmation; what was transferred, by the month. */
  paymentSlip: [bound('confirmedAt', 1)],
  transfer: [bound('transferredAt', MONTH_MOST_DAYS)],
  bankLine: [bound('day')],
  period: whole,
  transferBooking: whole,
  addressCode: whole,
  area: whole,
  branch: whole,
  car: whole,
  carrier: whole,
  company: whole,
  department: whole,
  dictionary: whole,
  exchangeRate: whole,
  menu: whole,
  question: whole,
  role: whole,
  shelf: whole,
  station: whole,
  tariff: whole,
} as const satisfies Readonly<Record<string, readonly TimeBound[]>>;

export type ExportedMachine = keyof typeof EXPORTED_LISTS;

/** The machines whose lists can be exported. */
export const EXPORTED_MACHINES = Object.keys(EXPORTED_LISTS) as [ExportedMachine, ...ExportedMachine[]];

/** Time fields of which an export of this list needs one; empty for a list exported whole. */
export const timeBoundsOf = (machine: string): readonly TimeBound[] =>
  Object.hasOwn(EXPORTED_LISTS, machine) ? EXPORTED_LISTS[machine as ExportedMachine] : [];
