import { describe, expect, it } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { DEADLINES } from '#server/deadlines.ts';
import { allJobs, type JobParts } from '#server/jobs/all.ts';
import { JOB_COUNTS } from '#server/jobs/job.ts';

const names = [...allJobs({} as JobParts).map(({ name }) => name), DEADLINES];

describe.each(['en', 'zh'] as const)('%s: Task Scheduling', (language) => {
  it('Task Scheduling has a title and a description for every job', async () => {
    const words = await loadWords(language);
    const ids = names.flatMap((name) => [`ui.tasks.job.${name}`, `job.${name}`]);
    expect(ids.filter((id) => !words.has(id))).toEqual([]);
  });

  it('Task Scheduling has a word for every count that a job can return', async () => {
    const words = await loadWords(language);
    expect(JOB_COUNTS.filter((name) => !words.has(`ui.tasks.count.${name}`))).toEqual([]);
  });
});
