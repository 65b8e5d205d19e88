import type { Held } from '#machines/scanning/direction.ts';
import type { Change } from '#services/kept/scanningSessions.ts';
import type { Outbox } from '#services/outbox/outbox.ts';
import type { Scan } from '../verdict/verdict.ts';

/** Environment of a station. */
export interface StationWorld {
  readonly outbox: Pick<Outbox, 'add' | 'discard'>;
  /** Scans listed here before the page was loaded again, newest first. */
  readonly earlier: readonly Scan[];
  /** UTC ISO. */
  now(): string;
  /** A scan has a verdict, or another one than before. */
  announce(scan: Scan): void;
  /** The log is ahead of what the station knows. */
  behind(): void;
  /** An event of the log was taken: what it left. */
  taken(left: Change): void;
  /** Returns the state that holds a thing by its record as last read; undefined if that is not known. */
  heldOf(key: string): Held | null | undefined;
  /** True if somebody looks at the screen. */
  isSeen(): boolean;
  /** Draws the lists when there is time for it: a verdict is shown before them. */
  later(draw: () => void): void;
}
