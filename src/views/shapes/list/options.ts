import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Filter, Row } from '#services/page.ts';
import type { Finding } from './find/finding.ts';

/** A row of an aggregate type, as its schema has it. */
export type RowOf<N extends AggregateType> = z.infer<N['rowSchema']> & Row;
/** A field of an aggregate type's row. */
export type FieldOf<N extends AggregateType> = keyof z.infer<N['rowSchema']> & string;
/** An event of an aggregate type. */
export type EventOf<N extends AggregateType> = N['eventTypes'][number];

/** A column: a field, and where it leaves the usual. */
export interface ColumnOptions<N extends AggregateType> {
  readonly field: FieldOf<N>;
  readonly cell?: (row: RowOf<N>, words: Words) => ReactNode;
  readonly width?: number;
  readonly align?: 'start' | 'end';
  readonly sort?: boolean;
  readonly pinned?: 'start' | 'end';
  readonly hidden?: boolean;
  readonly always?: boolean;
}

/** What a filter of one's own comes to for the server, and which of the things asked for there are not. */
export interface Resolved {
  readonly filters: readonly Filter[];
  readonly missing?: readonly string[];
  /** Not asked for, since their check digit is wrong. */
  readonly misread?: readonly string[];
}

/** How a list finds up to 500 rows by numbers typed, scanned or pasted. */
export interface FindOptions<N extends AggregateType> {
  /**
   * Fields that name rows, the likeliest first. A field whose value many rows share stands alone here: all its rows
   * are found then.
   */
  readonly fields: readonly FieldOf<N>[];
  /** The message that names the numbers; the names of the fields unless told. */
  readonly label?: string;
}

/** A filter of one's own: written in the address under its name. */
export interface CustomFilter {
  readonly name: string;
  /** What is looked for, and where. */
  readonly finding: Finding;
  /** Its words among the filters in force. */
  readonly say: (written: string, words: Words) => string;
  readonly resolve: (written: string, signal: AbortSignal) => Promise<Resolved>;
  /** It finds things by name: the usual beginning in time does not hold. */
  readonly anyTime?: boolean;
}

/** A filter on a field: several values, a text, or a range of days. */
export interface FieldFilterOptions<N extends AggregateType> {
  readonly field: FieldOf<N>;
  /** Values offered where the schema names none, with the family of their titles: `state.order` gives `state.order.signed`. */
  readonly values?: readonly string[];
  readonly titles?: string;
  readonly mostDays?: number;
  readonly daysBack?: number;
  /** Shown in the bar; the others are behind 'More filters'. */
  readonly first?: boolean;
}

/** What a tool of a list may know: the filters in force, resolved, the order, and how many rows there are. */
export interface ListTools {
  readonly filters: readonly Filter[];
  readonly sort: readonly { readonly field: string; readonly dir: 'asc' | 'desc' }[];
  /** The columns shown, in their order. */
  readonly columns: readonly string[];
  readonly total: number;
  readonly selected: ReadonlySet<string>;
}

/** A list, declared: a column, filter or event that the aggregate type does not have does not compile. */
export interface ListOptions<N extends AggregateType> {
  /** The route, under which columns are remembered. */
  readonly path: string;
  /** What all its rows have in common, such as the states of a stage; no filter undoes it. */
  readonly within?: readonly (Filter & { readonly field: FieldOf<N> })[];
  readonly columns: readonly (FieldOf<N> | ColumnOptions<N>)[];
  readonly filters: readonly (FieldOf<N> | FieldFilterOptions<N> | CustomFilter)[];
  /** How rows are found by their numbers: by `id` where it is a column, unless told; false for not at all. */
  readonly find?: FindOptions<N> | false;
  /** Events that begin an aggregate: buttons over the list. */
  readonly actions: readonly EventOf<N>[];
  /** Events for all chosen rows at once. */
  readonly bulk: readonly EventOf<N>[];
  /** Where a row leads. */
  readonly open?: (id: string) => string;
  /** More above the list, beside its export. */
  readonly Tools?: ComponentType<ListTools>;
}
