import type { ComponentType } from 'react';
import type { ImportRow } from '#services/import/rowBook.ts';
import type { ImportTemplate } from '#services/import/template.ts';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';

/** Presentation of the import of a record type. */
export interface ImportView {
  readonly template: ImportTemplate;
  /** Paths of the columns beside each result. */
  readonly summary: readonly string[];
  /** Address of a record that a row became. */
  readonly open: (id: string) => string;
  /** Address of the list of the imported records. */
  readonly list: (rows: readonly ImportRow[], now: string) => string;
  /** Address of the list of records that an import begun then has brought. */
  readonly since: (begunAt: string, now: string) => string;
  /** Messages that name the record type. */
  readonly texts: {
    readonly file: string;
    /** With `{count}`. */
    readonly write: string;
    readonly show: string;
    readonly done: string;
  };
  /** List descriptor of records whose labels are printed after the import. */
  readonly labels?: ListDescriptor;
  /** Part under the result, such as the passwords of new accounts. */
  readonly After?: ComponentType<{ readonly rows: readonly ImportRow[] }>;
}

const texts = {
  file: 'ui.import.registerFile',
  write: 'ui.import.writeRows',
  show: 'ui.import.showList',
  done: 'ui.import.summaryRows',
} as const;

/** Returns how the import of a record type with a list at a path is shown. */
export const registerImport = (
  template: ImportView['template'],
  list: string,
  more: Pick<ImportView, 'summary' | 'open'> & Partial<Pick<ImportView, 'After'>>,
): ImportView => ({ template, list: () => list, since: () => list, texts, ...more });
