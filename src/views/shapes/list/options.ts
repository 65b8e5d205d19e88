import type { ComponentType } from 'react';
import type { Observable } from 'rxjs';
import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { LiveEvent } from '#services/live/protocol.ts';
import type { Filter } from '#services/page.ts';
import type { Draft } from '../form/draft.ts';
import type { SelectionOptions } from './selection.ts';
import type { Finding } from './find/finding.ts';
import type { FieldOf, EventOf } from '../presentation/rowTypes.ts';
import type { ColumnOptions } from '../presentation/columnOptions.ts';

/** Result of a custom filter for the server, and the requested values that do not exist. */
export interface Resolved {
  readonly filters: readonly Filter[];
  readonly missing?: readonly string[];
  /** Not asked for, since their check digit is wrong. */
  readonly misread?: readonly string[];
}

/** Finds up to 500 rows by typed, scanned or pasted numbers. */
export interface FindOptions<N extends AggregateType> {
  /**
   * Fields that name rows, the likeliest first. A field whose values many rows share must be the only one: all its
   * rows are found.
   */
  readonly fields: readonly FieldOf<N>[];
  /** Message that names the numbers; the names of the fields by default. */
  readonly label?: string;
}

/** A filter of one's own: written in the address under its name. */
export interface CustomFilter {
  readonly name: string;
  /** The searched numbers and fields. */
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
  /** Set by links only, such as the key of a customer: compared as a whole, and never typed. */
  readonly byLink?: boolean;
  /** Not offered to business customers, although its field is none of staff alone. */
  readonly staffOnly?: boolean;
}

/** Input of a list's tool: the active filters, resolved, the sort order, the number of rows, and how to ask again. */
export interface ListTools {
  readonly filters: readonly Filter[];
  readonly sort: readonly { readonly field: string; readonly dir: 'asc' | 'desc' }[];
  /** The columns shown, in their order. */
  readonly columns: readonly string[];
  readonly total: number;
  readonly selected: ReadonlySet<string>;
  /** Asks for the rows again. */
  readonly reload: () => void;
}

/** A list, declared: a column, filter or event that the aggregate type does not have does not compile. */
export interface ListOptions<N extends AggregateType> {
  /** The route, under which columns are remembered. */
  readonly path: string;
  /** Fixed filters of all its rows, such as the states of a stage. */
  readonly within?: readonly (Filter & { readonly field: FieldOf<N> })[];
  readonly columns: readonly (FieldOf<N> | ColumnOptions<N>)[];
  readonly filters: readonly (FieldOf<N> | FieldFilterOptions<N> | CustomFilter)[];
  /** Search by number: by `id` where it is a column, by default; false for none. */
  readonly find?: FindOptions<N> | false;
  /** Events that begin an aggregate: buttons over the list. */
  readonly actions: readonly EventOf<N>[];
  /** Events for all chosen rows at once. */
  readonly bulk: readonly EventOf<N>[];
  /** Totals of the chosen rows, and the acts that they allow. */
  readonly selection?: SelectionOptions<N>;
  /** Events with its rows, for rows that other types of record make; those of its own type without it. */
  readonly news?: Observable<LiveEvent>;
  /** Address of a row. */
  readonly open?: (id: string) => string;
  /** Values that the form of a new record begins with, also read as the form opens. */
  readonly initial?: Draft | (() => Draft);
  /** Path of the screen that imports its records from a spreadsheet. */
  readonly importAt?: string;
  /** Address that opens after an aggregate was begun. */
  readonly begun?: (id: string) => string;
  /** More above the list, beside its export. */
  readonly Tools?: ComponentType<ListTools>;
}
