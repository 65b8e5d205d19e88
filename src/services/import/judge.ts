import { system } from '#machines/kit/actor.ts';
import { refusalsOf } from '#machines/kit/decide.ts';
import { explain, type Refusal } from '#machines/kit/explain.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { order } from '#machines/order/index.ts';
import { cellName } from '#sheets/columns.ts';
import { EVENT_TYPE } from './event.ts';
import { createKnowing, type ImportLookups } from './lookups.ts';
import type { Problem } from './problem.ts';
import type { Places, ReadRow } from './rows.ts';

/** Rows whose customer number occurs earlier in the file. */
const TWICE = 'mailSn';

/** Judges rows by the machine's own rules, as far as their lookups are available here. The server judges again. */
export function createJudge(lookups: ImportLookups, places: Places, at: string) {
  const aggregate = notCreated(order, '');
  const lookUp = createKnowing(lookups, at);
  const schema = order.events[EVENT_TYPE]?.payload;
  const numbers = new Map<string, number>();

  const placed = ({ row, shown }: ReadRow, refusal: Refusal): Problem => {
    const path = refusal.field ?? '';
    const found = places.findIndex(
      ({ column: { path: own } }) => own === path || path.startsWith(`${own}.`) || own.startsWith(`${path}.`),
    );
    const column = places[found]?.at;
    const { code, rule, values } = refusal;
    return {
      cell: path === '' || column === undefined ? null : cellName(row - 1, column),
      value: shown[found] ?? '',
      fault: { refusal: { code, rule, values } },
    };
  };

  const twice = (row: ReadRow): Problem[] => {
    const number = row.data[TWICE];
    if (typeof number !== 'string') return [];
    const before = numbers.get(number);
    if (before === undefined) numbers.set(number, row.row);
    const column = places.find((place) => place.column.path === TWICE)?.at ?? 0;
    return before === undefined
      ? []
      : [{ cell: cellName(row.row - 1, column), value: number, fault: { id: 'twice', values: { row: before } } }];
  };

  /**
   * Lists the faults of a row; empty for a good one. Each cell is reported at most once: an invalid value takes
   * precedence over a missing one.
   */
  return (row: ReadRow): Problem[] => {
    const problems = [...row.problems, ...twice(row)];
    const cells = new Set(problems.map(({ cell }) => cell));
    const add = (refusals: readonly Refusal[]): void => {
      for (const problem of refusals.map((refusal) => placed(row, refusal)))
        if (problem.cell === null || !cells.has(problem.cell)) problems.push(problem);
    };
    const parsed = schema?.safeParse(row.data);
    if (!parsed) return problems;
    if (!parsed.success) add(refusalsOf(parsed.error.issues));
    else {
      const { data } = parsed;
      const proposal = { type: EVENT_TYPE, id: '', data, actor: system, lookups: lookUp(data), at, occurredAt: at };
      add(explain(order, aggregate, proposal).refusals);
    }
    return problems;
  };
}
