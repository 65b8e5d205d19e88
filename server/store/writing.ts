import type { StockMove } from '#machines/lookups/moved.ts';
import type { WrittenAggregate } from './aggregates.ts';
import type { StoredCommand } from './commands.ts';
import type { DeadlineChanges } from './deadlines.ts';
import type { Posted } from './entries.ts';
import type { EventRecord } from './record.ts';
import type { RefusedAttempt } from './refusals.ts';
import type { ReservationRow } from './reservations.ts';

/** All rows of one transaction, written together. */
export interface Writing extends DeadlineChanges {
  readonly at: string;
  readonly events: readonly EventRecord[];
  /** Ledger lines of the events. */
  readonly posted: readonly Posted[];
  /** Stock movements of the events. */
  readonly moved: readonly StockMove[];
  readonly aggregates: readonly WrittenAggregate[];
  readonly commands: readonly StoredCommand[];
  readonly claimed: readonly ReservationRow[];
  readonly released: readonly ReservationRow[];
  readonly refused: readonly RefusedAttempt[];
}
