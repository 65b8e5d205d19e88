import type { Evolve } from '../kit/evolve.ts';
import type { ImportTask } from './context.ts';
import type { ImportRecordedEvent } from './events.ts';

export const evolve: Evolve<ImportTask> = {
  'importTask.begun': (_, { data: { recordType, ...data }, actor, at }: ImportRecordedEvent<'importTask.begun'>) => ({
    ...data,
    recordType: recordType ?? null,
    importer: actor.id,
    importerName: actor.name,
    begunAt: at,
  }),
  'importTask.finished': (_, { data, at }: ImportRecordedEvent<'importTask.finished'>) => ({ ...data, finishedAt: at }),
};
