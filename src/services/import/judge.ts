import { system } from '#machines/kit/actor.ts';
import { refusalsOf } from '#machines/kit/decide.ts';
import { explain } from '#machines/kit/explain.ts';
import type { Refusal } from '#machines/kit/refusal.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { parsePayload } from '#machines/kit/payload.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { cellName } from '#sheets/columns.ts';
import { createKnowing, type ImportLookups } from './lookups.ts';
import type { Problem } from './problem.ts';
import type { ReadRow } from './rows.ts';
import type { Places } from './layout.ts';
import type { ImportTemplate } from './template.ts';
import { onceIn } from './unique.ts';

/** Rules that a file's rows are judged by. */
export interface Judging {
  readonly template: Pick<ImportTemplate, 'event' | 'unique' | 'names' | 'together'>;
  readonly aggregateType: AggregateType;
  /** Lookups of the rules of an order; null for record types whose rules the server alone can answer. */
  readonly lookups: ImportLookups | null;
}

/** Returns what a row brings in the form in which it is recorded, such as phones in E.164; as it is where it is wrong. */
export function asRecorded(
  { events }: AggregateType,
  { event }: Pick<ImportTemplate, 'event'>,
  data: ReadRow['data'],
): ReadRow['data'] {
  const spec = events[event];
  const parsed = spec && parsePayload(spec, data);
  return parsed?.success ? parsed.data : data;
}

/** Rule of a value that is not there, or of another kind. */
const MISSING = 'invalid.invalid_type';

/** Keeps the first fault of each cell: a wrong value may break several limits of its field at once. */
const oncePerCell = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ cell }, place) => cell === null || problems.findIndex((one) => one.cell === cell) === place);

/**
 * Judges rows by the machine's own rules, as far as their lookups are available here. The server judges again. `others`
 * are the rows of values that occur once and are known beforehand.
 */
export function createJudge(
  { template, aggregateType, lookups }: Judging,
  places: Places,
  at: string,
  others: Readonly<Record<string, ReadonlyMap<string, number>>> = {},
) {
  const { event } = template;
  const aggregate = notCreated(aggregateType, '');
  const lookUp = lookups ? createKnowing(lookups, at) : () => ({});
  const spec = aggregateType.events[event];
  const seen = onceIn(
    template,
    places.map(({ column }) => column),
  ).map((once) => ({ ...once, good: new Map(others[once.name]), wrong: new Map<string, number>() }));

  /** Faults of a value that is missing: of a group, at each of its columns that must be filled in; of the sender, with who may be sender instead. */
  const missing = ({ row, shown }: ReadRow, { rule, field }: Refusal): Problem[] =>
    rule === MISSING && field
      ? places.flatMap(({ column: { path, need }, at: column }, place): Problem[] => {
          const isOfGroup = path.startsWith(`${field}.`) && (need === 'required' || need === 'sender');
          if ((path !== field && !isOfGroup) || shown[place] || column < 0) return [];
          return [
            {
              cell: cellName(row - 1, column),
              value: '',
              fault: { id: isOfGroup && need === 'sender' ? 'noSender' : 'missing' },
            },
          ];
        })
      : [];

  const placed = ({ row, shown }: ReadRow, refusal: Refusal): Problem => {
    const path = refusal.field ?? '';
    const found = places.findIndex(
      ({ column: { path: own } }) => own === path || path.startsWith(`${own}.`) || own.startsWith(`${path}.`),
    );
    const column = places[found]?.at;
    const { code, rule, values } = refusal;
    return {
      cell: path === '' || column === undefined || column < 0 ? null : cellName(row - 1, column),
      value: shown[found] ?? '',
      fault: { refusal: { code, rule, values } },
    };
  };

  /** Faults of values that an earlier row of the file has, a good one or a wrong one. */
  const twice = (row: ReadRow, among: 'good' | 'wrong'): Problem[] =>
    seen.flatMap(({ path, fault: id, keyOf, [among]: numbers }) => {
      const key = keyOf(row.data);
      const place = places.findIndex(({ column }) => column.path === path);
      const column = places[place]?.at;
      if (key === null || column === undefined) return [];
      const before = numbers.get(key);
      if (before === undefined) return [];
      const cell = column < 0 ? null : cellName(row.row - 1, column);
      return [{ cell, value: row.shown[place] ?? '', fault: { id, values: { row: before } } }];
    });

  /** Keeps the values of a row. No later one may have those of a good row; those of a wrong one are only a fault of another wrong one. */
  const claim = (row: ReadRow, as: 'good' | 'wrong'): void => {
    for (const { keyOf, [as]: numbers } of seen) {
      const key = keyOf(row.data);
      if (key !== null && !numbers.has(key)) numbers.set(key, row.row);
    }
  };

  const faultsOf = (row: ReadRow): Problem[] => {
    const problems = [...row.problems, ...twice(row, 'good')];
    const cells = new Set(problems.map(({ cell }) => cell));
    const placedElsewhere = (refusals: readonly Refusal[]): Problem[] =>
      refusals
        .flatMap((refusal) => {
          const found = missing(row, refusal);
          return found.length > 0 ? found : [placed(row, refusal)];
        })
        .filter(({ cell }) => cell === null || !cells.has(cell));
    const parsed = spec && parsePayload(spec, row.data);
    if (!parsed) return problems;
    if (!parsed.success) problems.push(...oncePerCell(placedElsewhere(refusalsOf(parsed.error.issues))));
    else {
      const { data } = parsed;
      const proposal = { type: event, id: '', data, actor: system, lookups: lookUp(data), at, occurredAt: at };
      problems.push(...placedElsewhere(explain(aggregateType, aggregate, proposal).refusals));
    }
    return problems;
  };

  /**
   * Lists the faults of a row; empty for a good one. An invalid value is reported once, and takes precedence over a
   * missing one.
   */
  return (row: ReadRow): Problem[] => {
    const problems = faultsOf(row);
    if (problems.length === 0) {
      claim(row, 'good');
      return problems;
    }
    // Told with the rest: once both were corrected, they would be wrong again.
    const cells = new Set(problems.map(({ cell }) => cell));
    const repeated = twice(row, 'wrong').filter(({ cell }) => !cells.has(cell));
    claim(row, 'wrong');
    return [...problems, ...repeated];
  };
}
