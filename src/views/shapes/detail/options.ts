import type { ComponentType } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { MessageId, Words } from '#i18n/words.ts';
import type { ReferenceName } from '#machines/fields/references.ts';
import type { Row } from '#services/page.ts';
import type { Stream, StreamRecord } from '#services/stream.ts';
import type { Draft } from '../form/draft.ts';
import type { FieldOf, RowOf, Section } from '../presentation/rowTypes.ts';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';

/** One aggregate as its screen shows it. */
interface ShownRow<R> {
  readonly stream: Stream;
  readonly aggregate: Aggregate;
  readonly row: R;
  /** Oldest first. */
  readonly records: readonly StreamRecord[];
  readonly reload: () => void;
}

interface Tab<S> {
  readonly id: string;
  readonly title: MessageId;
  readonly Content: ComponentType<S>;
  readonly count?: (shown: S) => number;
  /** Permissions of which the person needs one to find the pane; without any, everybody finds it. */
  readonly needs?: readonly string[];
}

/** One aggregate, and how the dialog about it ends. */
export interface OwnDialog<R> {
  readonly row: R;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface LeadHead {
  readonly event: string;
  /** Label in place of the event's title. */
  readonly label?: MessageId;
}

/** An event of another aggregate, begun in its own form here. */
export interface BegunHere extends LeadHead {
  readonly begins: ListDescriptor;
  readonly initial: Draft;
  /** Address of the record that it begins. */
  readonly open: (id: string) => string;
}

/** An event of another aggregate, which the person must be allowed: begun on the screen of an address, or here. */
export type Lead = (LeadHead & { readonly address: string }) | BegunHere;

interface Declared<R, Field extends string> {
  /** Key fields beside the title. */
  readonly keyFields: readonly Field[];
  /** All fields, in groups. */
  readonly sections: readonly Section<Field>[];
  /** Panes after the first: `logTab`, and what an aggregate type has of its own. */
  readonly tabs: readonly Tab<ShownRow<R>>[];
  /** Title in place of the number, in the person's language. */
  readonly title?: (row: R, words: Words) => string;
  /** Kind of the entry that the record's number is of, for records that have the number of another; its name is the title. */
  readonly titledBy?: ReferenceName;
  /** Aggregates of another machine that can be begun about this one, on a screen of their own. */
  readonly leads?: (row: R) => readonly Lead[];
  /** Beside the states: tags, alarms. */
  readonly Marks?: ComponentType<ShownRow<R>>;
  /** Content before the key fields. */
  readonly KeyFields?: ComponentType<ShownRow<R>>;
  /** Before the groups on the first pane: what people wrote. */
  readonly First?: ComponentType<ShownRow<R>>;
  /** After the groups on the first pane: items, photos. */
  readonly More?: ComponentType<ShownRow<R>>;
  /** Dialogs of the record type's own, by event, in place of the event's form. */
  readonly dialogs?: Readonly<Record<string, ComponentType<OwnDialog<R>>>>;
  /** Initial values of an event's form. */
  readonly initial?: (row: R, aggregate: Aggregate) => (type: string) => Draft | undefined;
}

/** One aggregate of an aggregate type as its screen shows it. */
export type Shown<N extends AggregateType> = ShownRow<RowOf<N>>;
/** A pane of a record's screen. */
export type RecordTab<N extends AggregateType> = Tab<Shown<N>>;
/** A record's screen, declared: a field that the aggregate type does not have does not compile. */
export type RecordOptions<N extends AggregateType> = Declared<RowOf<N>, FieldOf<N>>;

/** A dialog of a record type's own. */
export type DialogOf<N extends AggregateType> = OwnDialog<RowOf<N>>;

/** Any aggregate, and any screen of one, as they are drawn. */
export type AnyShown = ShownRow<Row>;
export type AnyOptions = Declared<Row, string>;
