import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { LabelSize, PrintedMachine } from '#machines/fields/printing.ts';
import type { LabelRequest } from '#services/labels.ts';
import type { Effect, Together } from '../form/effect.ts';
import type { Acts } from './acts.ts';
import type { Appearance } from './appearance.ts';
import type { ColumnOptions } from './columnOptions.ts';
import type { FormOfEvent } from './eventForm.ts';
import type { EventOf, FieldOf, Section } from './rowTypes.ts';

/** Kinds of label that one record can have. */
export type LabelKind = NonNullable<LabelRequest['kind']>;

/** Labels of a record type: the event that records a printing, the paper, the usual one first, and the kinds of label. */
export interface Printable<Type extends string = string> {
  readonly of: PrintedMachine;
  readonly event: Type;
  readonly sizes: readonly [LabelSize, ...LabelSize[]];
  /** Kinds to choose from, the usual one first; empty where there is but one. */
  readonly kinds: readonly LabelKind[];
}

/** Presentation of a record type, by name. */
export interface Presentation<Type extends string = string, State extends string = string> extends Appearance<State> {
  readonly acts: Acts<Type>;
  /** Sections of the forms that have some, by event; a form without shows all fields in the order of the payload. */
  readonly forms: { readonly [Name in Type]?: FormOfEvent };
  /** Preview of an event's changes, shown in its form before it is sent. */
  readonly effects: { readonly [Name in Type]?: Effect };
  /** Preview of an event's changes to many records, shown before it is sent for all of them. */
  readonly together?: { readonly [Name in Type]?: Together };
  /** Changes that an event would make, shown as a step of their own between the form and the sending. */
  readonly reviews: { readonly [Name in Type]?: Effect };
  readonly print: Printable<Type> | null;
  /** Path of the record's own screen; null where it has none. */
  readonly path: string | null;
}

/** The parts of a presentation that screens name by field. */
interface Drawn<N extends AggregateType> {
  /** Columns of its lists. */
  readonly columns: readonly (FieldOf<N> | ColumnOptions<N>)[];
  /** Key fields beside the title of its record. */
  readonly keyFields: readonly FieldOf<N>[];
  /** All fields of its record, in groups. */
  readonly sections: readonly Section<FieldOf<N>>[];
}

/** Declaration in a `presentation.ts`: an event, state or field that the record type does not have does not compile. */
export type PresentationOf<N extends AggregateType> = Presentation<EventOf<N>, N['stateIds'][number]> & Drawn<N>;

/** A record type with its presentation, as screens of any record type take it. */
export type Presented = AggregateType & Presentation;

const NOTHING = {
  quiet: [],
  forms: {},
  effects: {},
  reviews: {},
  print: null,
  path: null,
  columns: [],
  keyFields: [],
  sections: [],
};

/** Optional parts: by default nothing is quiet, printed or drawn. */
type Declared<N extends AggregateType> = Omit<PresentationOf<N>, keyof typeof NOTHING> &
  Partial<Pick<PresentationOf<N>, keyof typeof NOTHING>>;

/** A record type with its presentation. */
export const presented = <N extends AggregateType>(aggregateType: N, declared: Declared<N>): N & PresentationOf<N> => ({
  ...aggregateType,
  ...NOTHING,
  ...declared,
});
