import type { ReactNode } from 'react';
import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { FieldOf, RowOf } from './rowTypes.ts';

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
