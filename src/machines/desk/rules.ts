import type { OrderLookup } from './fields.ts';
import type { Judged, Values } from '../kit/rule.ts';

type AboutOrder = Judged<unknown, { readonly order?: string }, { readonly order: OrderLookup | null }>;

/** Rule of the desk's aggregates that the order they name exists. */
export const orderExists = {
  source: '§5, order number must be valid and exist',
  needsData: true,
  field: 'order',
  values: ['order'],
  lookups: ['order'],
  holds: ({ data, lookups }: AboutOrder): true | Values =>
    data.order === undefined || lookups.order !== null || { order: data.order },
} as const;
