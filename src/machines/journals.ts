/** Journals by id, with the aggregate type or journal whose read permission they require. */
const JOURNAL_OF: Readonly<Record<string, string>> = {
  packageLog: 'package',
  posting: 'ledger',
  refusedAttempt: 'logEvent',
  personalRead: 'logEvent',
  webhookDelivery: 'webhook',
};

/** Returns the machine whose read permission a list requires. */
export const lookedAtAs = (machine: string): string =>
  Object.hasOwn(JOURNAL_OF, machine) ? (JOURNAL_OF[machine] ?? machine) : machine;
