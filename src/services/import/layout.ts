import type { TemplateColumn } from './template.ts';

/** Position of each template column in the file. */
export type Places = readonly { readonly column: TemplateColumn; readonly at: number }[];

/** Position of the template's columns, and of the row with their heads. */
export interface Layout {
  readonly places: Places;
  readonly heads: number;
  /** Position of the record that a row became, in the report of an import; -1 in another file. */
  readonly record: number;
}
