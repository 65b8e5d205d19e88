import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { completing } from './completing.ts';
import { contentHashOf } from './hash.ts';
import { asRecorded, createJudge } from './judge.ts';
import type { JudgedRow, WorkerTask } from './messages.ts';
import { remarksOnValues } from './noted.ts';
import { readRow } from './rows.ts';
import type { Reading } from './values.ts';

/** Reads rows of a file again after a correction, and judges them in the order in which they are given. */
export function judgeAgain(
  task: Extract<WorkerTask, { task: 'fix' }>,
  aggregateType: AggregateType,
  languages: readonly Words[],
  names: Reading['names'],
): JudgedRow[] {
  const { template, lookups, at, monthFirst, dayOrder } = task;
  const places = template.columns.map((column, index) => ({ column, at: task.places[index] ?? index }));
  const judge = createJudge({ template, aggregateType, lookups }, places, at, task.others);
  const complete = completing(template, places, task.beside);
  return task.rows.map(({ row, cells }) => {
    const read = readRow(
      template.given,
      row - 1,
      cells,
      places,
      { languages, names, monthFirst, dayOrder },
      task.usual,
    );
    const completed = complete(read);
    const again = { ...completed, data: asRecorded(aggregateType, template, completed.data) };
    return {
      ...again,
      problems: judge(again),
      content: contentHashOf(template, again),
      remarks: remarksOnValues(again, places, at),
    };
  });
}
