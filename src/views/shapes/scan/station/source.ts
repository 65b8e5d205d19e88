import type { Desk } from '../desk.ts';
import type { Scan } from '../verdict/verdict.ts';

/** A place where one scans, as those who show its scans see it. */
export interface ScanSource {
  readonly desk: Pick<Desk, 'aggregateType' | 'good'>;
  /** Newest first. */
  readonly scans: () => readonly Scan[];
  /** Entries that the server has not answered. */
  readonly unsent: () => number;
  readonly revision: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Somebody has seen a refusal that came while nobody looked. */
  readonly dismiss: (number: number) => Promise<void>;
}
