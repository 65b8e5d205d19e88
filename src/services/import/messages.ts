import type { Language } from '#i18n/languages.ts';
import type { CellValue } from '#sheets/cell.ts';
import type { FileRefusal } from './bounds.ts';
import type { ImportLookups } from './lookups.ts';
import type { Named, NameOf } from './names.ts';
import type { Problem } from './problem.ts';
import type { Usual } from './rows.ts';

/** Names by which ids are found; null where they may not be read, so that ids are taken unchanged. */
export type NameLists = Readonly<Record<NameOf, readonly Named[] | null>>;

/** A row as the worker has judged it. */
export interface JudgedRow {
  readonly row: number;
  readonly shown: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

/** Requests to the worker. */
export type WorkerTask =
  | { readonly task: 'template'; readonly language: Language; readonly names: NameLists }
  | {
      readonly task: 'read';
      readonly language: Language;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly names: NameLists;
      readonly lookups: ImportLookups;
      readonly usual: Usual;
      /** UTC ISO. */
      readonly at: string;
    }
  | {
      readonly task: 'report';
      readonly language: Language;
      /** Columns that follow the template's. */
      readonly extra: readonly string[];
      readonly rows: readonly (readonly CellValue[])[];
    };

/** Answers of the worker. */
export type WorkerAnswer =
  | { readonly answer: 'file'; readonly chunks: readonly Uint8Array<ArrayBuffer>[] }
  | { readonly answer: 'rows'; readonly hash: string; readonly rows: readonly JudgedRow[] }
  | { readonly answer: 'refused'; readonly refusal: FileRefusal }
  | { readonly answer: 'progress'; readonly done: number; readonly total: number }
  | { readonly answer: 'broken'; readonly message: string };
