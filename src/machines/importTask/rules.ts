import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import type { ImportTask } from './context.ts';
import type { ImportData } from './events.ts';

/** Rules of an import. */
export const rules = rulesOf<ImportTask, object>('importTask')({
  countsWithinRows: {
    source: 'ours: no more rows are settled than the file has',
    field: 'written',
    needsData: true,
    values: ['rows', 'settled'],
    holds({ context: { rows }, data }: Judged<ImportTask, ImportData<'importTask.finished'>, object>): true | Values {
      const settled = data.written + data.refused;
      return settled <= rows || { rows, settled };
    },
  },
  ownImport: {
    source: 'ours: an import is ended by who began it',
    code: 'scope',
    values: ['importer'],
    holds: ({ actor, context }: Judged<ImportTask, unknown, object>): true | Values =>
      actor.id === context.importer || { importer: context.importerName },
  },
});

export type RuleName = keyof typeof rules;
