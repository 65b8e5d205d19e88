import type { TemplateColumn } from './template.ts';

/** Position of each template column in the file; `instead`: that of the column read where the first one is empty. */
export type Places = readonly { readonly column: TemplateColumn; readonly at: number; readonly instead?: number }[];

/** Places of the cells of one row, some of which are empty. */
export const placesIn = (places: Places, isEmptyAt: (at: number) => boolean): Places =>
  places.map((place) =>
    place.instead !== undefined && isEmptyAt(place.at) && !isEmptyAt(place.instead)
      ? { column: place.column, at: place.instead }
      : place,
  );

/** Position of the template's columns, and of the row with their heads. */
export interface Layout {
  readonly places: Places;
  readonly heads: number;
  /** Position of the record that a row became, in the report of an import; -1 in another file. */
  readonly record: number;
}
