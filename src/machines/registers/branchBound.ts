import type { Values } from '../kit/rule.ts';

/** Kinds of what leads to a branch, or is its own, in the order in which a refusal names them. */
export const BOUND_KINDS = [
  'order',
  'shipment',
  'package',
  'route',
  'line',
  'department',
  'shelf',
  'area',
  'merchant',
  'role',
] as const;

/** Records that lead to a branch, of the first kind that there is: their number, and one example. */
export interface Bound {
  readonly kind: (typeof BOUND_KINDS)[number];
  readonly count: number;
  readonly example: string;
}

interface Change {
  readonly lookups: { readonly bound: Bound | null };
}

/** Rule that a branch stays in use while parcels, routes or records lead to it. */
export const nothingBoundForIt = {
  source: 'ours: nothing is sent to a branch that is closed, and nothing stays there without it',
  values: ['kind', 'count', 'example'],
  lookups: ['bound' as const],
  holds: ({ lookups: { bound } }: Change): true | Values => bound === null || { ...bound },
};
