import type { ComponentType } from 'react';
import type { Words } from '#i18n/words.ts';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import type { ActDialogProps } from './ActDialog.tsx';
import type { Desk, Fields } from './desk.ts';
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
  /** Events that end the aggregate, or begin it, the good one first. */
  readonly ends: readonly string[];
  /** Fields of the aggregate in the head. */
  readonly fields: (plain: Fields, words: Words) => readonly string[];
  readonly addressOf: (thing: Thing) => string | null;
  /** Dialogs of events that need more than their form, by event. */
  readonly dialogs?: Readonly<Record<string, ComponentType<ActDialogProps>>>;
  /** Additional data of each scan, with its chooser. */
  readonly Extra?: ComponentType<{ readonly value: Fields; readonly onChange: (value: Fields) => void }>;
}
