import type { ComponentType } from 'react';
import type { Words } from '#i18n/words.ts';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import type { ActDialogProps } from './ActDialog.tsx';
import type { Desk, Facts } from './desk.ts';
import type { Thing } from './things.ts';

/** A screen for scanning, declared. */
export interface ScanOptions {
  readonly desk: Desk;
  /** Groups in the order of their tabs. */
  readonly groups: readonly string[];
  /** Groups of things that are done. */
  readonly done: readonly string[];
  /** Groups that no progress counts, such as what was not expected. */
  readonly beside: readonly string[];
  readonly columns: (words: Words) => readonly GridColumn<Thing>[];
  /** Events that end the life, or begin it, the good one first. */
  readonly ends: readonly string[];
  /** What the head says of the life. */
  readonly facts: (plain: Facts, words: Words) => readonly string[];
  readonly addressOf: (thing: Thing) => string | null;
  /** Dialogs of events that need more than their form, by event. */
  readonly dialogs?: Readonly<Record<string, ComponentType<ActDialogProps>>>;
  /** What goes with each scan, and where it is chosen. */
  readonly Extra?: ComponentType<{ readonly value: Facts; readonly onChange: (value: Facts) => void }>;
}
