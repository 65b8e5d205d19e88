import type { Expression } from './expression.ts';
import { PageFault } from './fault.ts';

/** Returns the SQL of the Myanmar time of an instant that the row stores as UTC text. */
export const myanmarTimeOf = (sql: string): string => `((${sql})::timestamptz at time zone 'Asia/Yangon')`;

/** Returns whether a field holds instants. */
export const isInstant = (field: string, type: Expression['type']): boolean =>
  type === 'text' && /(?:At|Time)$/.test(field);

/** SQL of the parts of a time that a filter compares. */
const TIME_FIELDS = { hour: 'hour', weekday: 'isodow' } as const;

/** Returns the SQL of a part of a time; throws a `PageFault` for a field without times. */
export function timePartOf(sql: string, type: Expression['type'], field: string, op: keyof typeof TIME_FIELDS): string {
  if (!isInstant(field, type)) throw new PageFault('wrongOperator', { field, op });
  return `extract(${TIME_FIELDS[op]} from ${myanmarTimeOf(sql)})`;
}
