import type { Verdict } from '../propose.ts';

/** `refused` waits for the person's decision; the others need nobody. */
export type EntryState = 'waiting' | 'sending' | 'sent' | 'refused';

/** One event to be sent to the server. */
export interface Entry {
  /** Permanent key of the entry. */
  readonly key: string;
  readonly machine: string;
  /** Null for an aggregate to come. */
  readonly id: string | null;
  readonly event: { readonly type: string; readonly [field: string]: unknown };
  /** Time of the event by this device's clock, UTC ISO. */
  readonly occurredAt: string;
  readonly state: EntryState;
  /** Outcome in ids: sentences and names are not stored. */
  readonly verdict: Verdict | null;
  /** Entries of one group wait while an earlier one of them is refused, such as `storageScan/SS1`. */
  readonly group: string | null;
}

/** An entry as this browser keeps it. */
export interface KeptEntry extends Entry {
  /** Order in which entries were added, of all people. */
  readonly place: number;
  /** Whose it is: nobody else sees or sends it. */
  readonly user: string;
  /** Number of the person's retries: each is a command of its own to the server. */
  readonly tries: number;
  /** `occurredAt` by the server's clock, as it was first sent: the same key must bring the same body. */
  readonly sentAs: string | null;
}

/** Key of an entry's command at the server. */
export const keyOnTheWire = ({ key, tries }: Pick<KeptEntry, 'key' | 'tries'>): string =>
  tries === 0 ? key : `${key}.${tries}`;
