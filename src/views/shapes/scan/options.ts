import type { ComponentType, ReactNode } from 'react';
import type { Words } from '#i18n/words.ts';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import type { ActDialogProps } from './things/ActDialog.tsx';
import type { Desk, Fields } from './desk.ts';
import type { Direction } from '#machines/scanning/direction.ts';
import type { Station } from './station/station.ts';
import type { Thing } from './things/things.ts';
import type { Scan } from './verdict/verdict.ts';

/** Work that follows the scans of a station: events of other aggregates. */
export interface Follower {
  /** Takes a verdict. */
  readonly told: (scan: Scan) => void;
  /** Takes a scanned text that is no thing of the station, such as the label of a shelf; false for any other. */
  readonly takes: (text: string, go: (address: string) => void) => boolean;
  /** Place that a thing was put at; undefined if its record says so. */
  readonly placeOf: (key: string) => Direction | undefined;
  /** Begins to follow what is sent; returns how to stop. */
  readonly begin: () => () => void;
}

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
  readonly fields: (plain: Fields, words: Words) => readonly ReactNode[];
  readonly addressOf: (thing: Thing) => string | null;
  /** Dialogs of events that need more than their form, by event. */
  readonly dialogs?: Readonly<Record<string, ComponentType<ActDialogProps>>> | undefined;
  /** Additional data of each scan, with its chooser. */
  readonly Extra?: ComponentType<{
    readonly station: Station;
    readonly value: Fields;
    readonly onChange: (value: Fields) => void;
  }>;
  /** Title in place of the aggregate's number. */
  readonly title?: (plain: Fields) => string;
  /** Work that follows the scans. */
  readonly follower?: (station: Station) => Follower;
}
