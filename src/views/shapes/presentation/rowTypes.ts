import type { z } from 'zod';
import type { MessageId } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Row } from '#services/page.ts';

/** A row of an aggregate type, as its schema has it. */
export type RowOf<N extends AggregateType> = z.infer<N['rowSchema']> & Row;

/** A field of an aggregate type's row. */
export type FieldOf<N extends AggregateType> = keyof z.infer<N['rowSchema']> & string;

/** An event of an aggregate type. */
export type EventOf<N extends AggregateType> = N['eventTypes'][number];

/** Fields of a record under one title. */
export interface Section<Field extends string> {
  readonly title: MessageId;
  readonly fields: readonly Field[];
}
