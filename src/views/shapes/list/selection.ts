import type { MessageId, Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Draft } from '../form/draft.ts';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import type { EventOf, FieldOf, RowOf } from '../presentation/rowTypes.ts';

/** Says why an act is not possible. */
export type Reason = (words: Words) => string;

/** Reason against an act on the chosen rows; null for none. `person` is the id of the one who would do it. */
export type AgainstAll<Row> = (rows: readonly Row[], person: string) => Reason | null;

/** An event on all chosen rows together, which begins another aggregate or this one's next. */
export interface Gathering<Row> {
  readonly type: string;
  /** Message of its button. */
  readonly label: MessageId;
  readonly begins: ListDescriptor;
  readonly against: AgainstAll<Row>;
  /** Address of the record that it begins; its next steps are there. */
  readonly open: (id: string) => string;
  /** Payload that the chosen rows determine. */
  readonly given: (rows: readonly Row[]) => Draft;
}

/** Totals of the chosen rows of a list, and the reason against each act before its window opens. */
export interface SelectionOptions<N extends AggregateType> {
  /** Amounts that are summed over the chosen rows, in hundredths. */
  readonly totals: readonly FieldOf<N>[];
  /** Reasons against the list's bulk events. */
  readonly against: Partial<Readonly<Record<EventOf<N>, AgainstAll<RowOf<N>>>>>;
  readonly gathering?: readonly Gathering<RowOf<N>>[];
}

/** Returns the reason against a bulk event that no chosen row takes: each row has a verdict of its own. */
export const unlessSome =
  <Row>(reasonAgainst: (row: Row, person: string) => Reason | null): AgainstAll<Row> =>
  (rows, person) => {
    const reasons = rows.map((row) => reasonAgainst(row, person));
    return reasons.includes(null) ? null : (reasons[0] ?? null);
  };

/** Returns the reason against a bulk event if no chosen row has a value of a field, or one of several, such as a state. */
export const unlessSomeWith = <Field extends string>(
  field: Field,
  value: string | readonly string[],
  title: string,
): AgainstAll<Readonly<Record<Field, unknown>>> =>
  unlessSome((row) =>
    [value].flat().includes(row[field] as string)
      ? null
      : (words) => words.text('ui.bulk.noneIs', { value: words.text<string>(title) }),
  );
