import type { Language } from '#i18n/languages.ts';
import type { CellValue } from '#sheets/cell.ts';
import type { FileRefusal } from './bounds.ts';
import type { ChosenColumns } from './foreign.ts';
import type { ImportLookups } from './lookups.ts';
import type { DayOrder } from './monthFirst.ts';
import type { Named, NameOf } from './names.ts';
import type { Problem } from './problem.ts';
import type { Usual } from './rows.ts';
import type { Cell } from './cell.ts';
import type { FileRemark, Remark } from './remarks.ts';
import type { Skip } from './skipped.ts';
import type { ImportTemplate } from './template.ts';

/** Names by which ids are found; null where they may not be read, so that ids are taken unchanged. */
export type NameLists = Readonly<Record<NameOf, readonly Named[] | null>>;

/** A row as the worker has judged it. */
export interface JudgedRow {
  readonly row: number;
  readonly shown: readonly string[];
  /** Cells of the template's columns; absent in files too long to be corrected here. */
  readonly cells?: readonly (Cell | undefined)[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
  /** Fields of the payload that the chosen sender fills. */
  readonly usual?: readonly string[];
  /** Set for a row that is not read. */
  readonly skipped?: Skip;
  /** Set for a row to look at. */
  readonly remarks?: readonly Remark[];
  /** SHA-256 of what the row itself brings, by which it is known again; empty for a row that is not read. */
  readonly content: string;
}

/** A row of a file that is saved: the values of the columns before the template's, if there are any, and its cells. */
export interface ReportedRow extends Pick<JudgedRow, 'cells' | 'shown'> {
  readonly before: readonly CellValue[];
}

/** Parts by which rows are read and judged. */
export interface ReadingOptions {
  readonly template: ImportTemplate;
  readonly language: Language;
  readonly names: NameLists;
  /** Null for record types other than orders. */
  readonly lookups: ImportLookups | null;
  readonly usual: Usual;
  /** UTC ISO. */
  readonly at: string;
}

/** Requests to the worker. */
export type WorkerTask =
  | {
      readonly task: 'template';
      readonly template: ImportTemplate;
      readonly language: Language;
      readonly names: NameLists;
    }
  | (ReadingOptions & {
      readonly task: 'read';
      /** A workbook, separated values, or pasted rows with tabs between the cells. */
      readonly format: 'xlsx' | 'csv' | 'pasted';
      /** Columns of a file that others made, as a person chose them; null for those that its heads name. */
      readonly chosen: ChosenColumns | null;
      readonly bytes: Uint8Array<ArrayBuffer>;
    })
  | (ReadingOptions & {
      readonly task: 'fix';
      /** Rows to be read again, by their numbers in the file. */
      readonly rows: readonly { readonly row: number; readonly cells: readonly (Cell | undefined)[] }[];
      /** Paths of columns in which some days are written with the month first. */
      readonly monthFirst: ReadonlySet<string>;
      /** Order of all days of the file, as a person said; undefined where nobody has. */
      readonly dayOrder: DayOrder | undefined;
      /** Position of each template column in the file; -1 for one that a foreign file does not have. */
      readonly places: readonly number[];
      /** Rows by the values that occur once, without these, by the name of what occurs once. */
      readonly others: Readonly<Record<string, ReadonlyMap<string, number>>>;
      /** Values of the other rows, where equal ones are numbered; else empty. */
      readonly beside: readonly JudgedRow['data'][];
    })
  | {
      /** Rows as they are now, in a file that can be imported. */
      readonly task: 'report';
      readonly template: ImportTemplate;
      readonly language: Language;
      readonly rows: readonly ReportedRow[];
    };

/** Answers of the worker. */
export type WorkerAnswer =
  | { readonly answer: 'file'; readonly chunks: readonly Uint8Array<ArrayBuffer>[] }
  | {
      readonly answer: 'rows';
      readonly hash: string;
      readonly rows: readonly JudgedRow[];
      /** Position of each template column in the file; -1 for one that a foreign file does not have. */
      readonly places: readonly number[];
      readonly remarks: readonly FileRemark[];
    }
  | { readonly answer: 'refused'; readonly refusal: FileRefusal }
  | { readonly answer: 'progress'; readonly done: number; readonly total: number }
  | { readonly answer: 'broken'; readonly message: string };
