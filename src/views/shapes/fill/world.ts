import type { Refusal } from '#i18n/say.ts';
import type { Outbox } from '#services/outbox/outbox.ts';
import type { Row } from '#services/page.ts';
import type { Scan } from '../scan/verdict.ts';

/** What a filler needs of the world. */
export interface FillerWorld {
  readonly outbox: Pick<Outbox, 'add' | 'discard'>;
  /** UTC ISO. */
  now(): string;
  /** A scan has a verdict, or another one than before. */
  told(scan: Scan): void;
  isOnline(): boolean;
  /** Whether somebody looks at the screen now. */
  isSeen(): boolean;
  /** The row of something in the branch, as far as it was read. */
  rowOf(machine: string, key: string): Row | undefined;
  /** Goes on with another one; answers what stands against it. */
  open(id: string): Promise<readonly Refusal[]>;
}
