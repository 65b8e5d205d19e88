import type { Evolve } from '../kit/evolve.ts';
import type { ExportTask } from './context.ts';
import type { ExportRecordedEvent } from './events.ts';

export const evolve: Evolve<ExportTask> = {
  'exportTask.requested': (_, { data, actor, at }: ExportRecordedEvent<'exportTask.requested'>) => ({
    ...data,
    requester: actor.id,
    requesterName: actor.name,
    createdAt: at,
  }),
  'exportTask.progressed': (_, { data }: ExportRecordedEvent<'exportTask.progressed'>) => data,
  'exportTask.generated': (_, { data, at }: ExportRecordedEvent<'exportTask.generated'>) => {
    const { rows, ...file } = data;
    return { ...file, done: rows, total: rows, generatedAt: at };
  },
  'exportTask.failed': (_, { data }: ExportRecordedEvent<'exportTask.failed'>) => data,
  'exportTask.timedOut': () => ({ reason: 'timedOut' }),
  'exportTask.expired': () => ({ reason: 'expired', objectKey: null }),
  'exportTask.downloaded': ({ downloads }) => ({ downloads: downloads + 1 }),
};
