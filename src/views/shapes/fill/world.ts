import type { Refusal } from '#i18n/say.ts';
import type { Outbox } from '#services/outbox/outbox.ts';
import type { Row } from '#services/page.ts';
import type { Scan } from '../scan/verdict/verdict.ts';

/** Environment of a filler. */
export interface FillerWorld {
  readonly outbox: Pick<Outbox, 'add' | 'discard'>;
  /** Scans listed here before the page was loaded again, newest first. */
  readonly earlier: readonly Scan[];
  /** UTC ISO. */
  now(): string;
  /** A scan has a verdict, or another one than before. */
  announce(scan: Scan): void;
  isOnline(): boolean;
  /** True if somebody looks at the screen. */
  isSeen(): boolean;
  /** The row of something in the branch, as far as it was read. */
  rowOf(machine: string, key: string): Row | undefined;
  /** Continues with another container; returns the reason against it. */
  open(id: string): Promise<readonly Refusal[]>;
}
