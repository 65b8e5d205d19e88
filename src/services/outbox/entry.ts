import type { UploadKind } from '#machines/fields/uploads.ts';
import { byServer } from '../clock.ts';
import type { Verdict } from '../propose.ts';

/** `refused` waits for the person's decision; the others need nobody. */
export type EntryState = 'waiting' | 'sending' | 'sent' | 'refused';

/** A picture that an event names before the server has it. */
export interface KeptPicture {
  /** Id that the event names until the picture is uploaded. */
  readonly id: string;
  readonly kind: UploadKind;
  readonly picture: Blob;
  /** Id that the server gave it; null before the upload. */
  readonly uploaded: string | null;
}

/** One event to be sent to the server. */
export interface Entry {
  /** Permanent key of the entry. */
  readonly key: string;
  readonly machine: string;
  /** Null for an aggregate to come. */
  readonly id: string | null;
  readonly event: { readonly type: string; readonly [field: string]: unknown };
  /** Time of the event by the server's clock, as far as this device knows it, UTC ISO. */
  readonly at: string;
  readonly state: EntryState;
  /** Outcome in ids: sentences and names are not stored. */
  readonly verdict: Verdict | null;
  /** Entries of one group wait while an earlier one of them is refused, such as `storageScan/SS1`. */
  readonly group: string | null;
  /** Pictures that lie here with the event; they are gone once it is sent. */
  readonly pictures?: readonly KeptPicture[];
}

/** An entry as this browser keeps it. */
export interface KeptEntry extends Omit<Entry, 'at'> {
  /** Time of the event by this device's clock, UTC ISO. */
  readonly occurredAt: string;
  /** Order in which entries were added, of all people. */
  readonly place: number;
  /** Its user; nobody else sees or sends it. */
  readonly user: string;
  /** Number of the person's retries: each is a command of its own to the server. */
  readonly tries: number;
  /** `occurredAt` by the server's clock, as it was first sent: the same key must bring the same body. */
  readonly sentAs: string | null;
  /** The command as it was sent before it came here, when nobody knows whether it arrived: it goes again unchanged. */
  readonly lost?: { readonly key: string; readonly expectedVersion?: number };
}

/** Key of an entry's command at the server. */
export const keyOnTheWire = ({ key, tries, lost }: Pick<KeptEntry, 'key' | 'tries' | 'lost'>): string =>
  tries === 0 ? (lost?.key ?? key) : `${key}.${tries}`;

/** Returns an entry as screens show it: at the time that was sent, or by the lead of this device that is known now. */
export const shownEntry = ({ occurredAt, ...entry }: KeptEntry): Entry => ({
  ...entry,
  at: entry.sentAs ?? new Date(byServer(Date.parse(occurredAt))).toISOString(),
});
