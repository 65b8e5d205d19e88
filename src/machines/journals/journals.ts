/** Journals by id, with the aggregate types or journals whose read permissions they require. */
const JOURNAL_OF: Readonly<Record<string, readonly string[]>> = {
  packageLog: ['package'],
  posting: ['ledger'],
  transfer: ['paymentSlip', 'settlement'],
  refusedAttempt: ['logEvent'],
  personalRead: ['logEvent'],
  webhookDelivery: ['webhook'],
};

/** Returns the machines whose read permissions a list requires. */
export const lookedAtAs = (machine: string): readonly string[] =>
  Object.hasOwn(JOURNAL_OF, machine) ? (JOURNAL_OF[machine] ?? []) : [machine];
