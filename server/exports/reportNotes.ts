import type { z } from 'zod';
import { fieldInfo } from '#i18n/fieldsOf.ts';
import type { Filter } from '#machines/exportTask/events.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { columnOf, titleOf, type CellContext } from './cells.ts';
import type { WrittenField } from './messages.ts';

type Scalar = string | number | boolean;

/** The account for which the figures of a file were counted. */
export interface CountedFor {
  readonly name: string;
  readonly username: string;
  /** Null for people of no branch. */
  readonly branch: string | null;
}

/** Returns a field as it is written, with its kind; null for one that the record type does not have. */
export function writtenField(aggregateType: AggregateType, name: string): WrittenField | null {
  const schema = aggregateType.rowSchema.shape[name] as z.ZodType | undefined;
  return schema === undefined ? null : { name, kind: fieldInfo(name, schema).kind };
}

function valueText(field: WrittenField, value: Scalar, context: CellContext): string {
  const { words } = context;
  const { name, kind } = field;
  if (typeof value === 'number' && kind.kind === 'money') return words.money(value, kind.currency);
  if (typeof value === 'string' && (kind.kind === 'instant' || kind.kind === 'day')) return words.day(value);
  const cell = columnOf(field, context).cell({ [name]: value });
  if (typeof cell === 'number') return words.number(cell);
  return typeof cell === 'string' ? cell : String(value);
}

const SIGNS: Readonly<Partial<Record<Filter['op'], string>>> = { gte: '≥ ', lte: '≤ ', notIn: '≠ ' };

/** Returns a filter in words, such as its days. */
function filterText(aggregateType: AggregateType, { field: name, op, value }: Filter, context: CellContext): string[] {
  const { words, machine } = context;
  const field = writtenField(aggregateType, name);
  if (field === null || value === undefined) return [];
  const values = Array.isArray(value) ? value : [value];
  const texts = values.map((one) => valueText(field, one, context));
  const said = op === 'between' ? [...new Set(texts)].join(' – ') : `${SIGNS[op] ?? ''}${words.list(texts)}`;
  return [words.text('ui.report.point', { name: titleOf({ words }, name, `field.${machine}`, 'field'), value: said })];
}

/** Returns the lines beneath the figures of a file: their days, other filters, time and account. */
export function reportNotes(
  aggregateType: AggregateType,
  filters: readonly Filter[],
  { at, countedFor }: { readonly at: string; readonly countedFor: CountedFor | null },
  context: CellContext,
): string[] {
  const { words } = context;
  const isSpan = ({ field, op }: Filter): boolean =>
    op === 'between' && writtenField(aggregateType, field)?.kind.kind === 'instant';
  const textsOf = (some: readonly Filter[]): string[] => some.flatMap((one) => filterText(aggregateType, one, context));
  const spans = filters.filter(isSpan);
  return [
    ...(spans.length === 0 ? [words.text('ui.report.anyTime')] : textsOf(spans)),
    ...textsOf(filters.filter((one) => !isSpan(one))),
    words.text('ui.report.asOf', { time: words.instant(at) }),
    ...(countedFor ? [words.text('ui.report.account', { ...countedFor, branch: countedFor.branch ?? '–' })] : []),
  ];
}
