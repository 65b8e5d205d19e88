import type pg from 'pg';
import type { Actor } from '#machines/kit/actor.ts';
import { spanBefore } from '#machines/time/spans.ts';
import { fileNameOf } from '#sheets/report/fileName.ts';
import type { Auth } from '../auth/auth.ts';
import { actorOf } from '../auth/people.ts';
import type { Proposer } from '../propose/proposer.ts';
import { scheduledFile } from '../reads/scheduledFile.ts';
import { sharingBranch } from '../store/listViews.ts';
import { allSchedules, keepWritten, type DueSchedule } from '../store/schedules.ts';
import type { Job, JobResult, Working } from './job.ts';
import { nextNight } from './schedule.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly proposer: Pick<Proposer, 'propose'>;
  readonly people: () => Auth['people'];
}

/** Returns whether a person still sees a report that was shared once. */
const isSeen = ({ owner, viewOwner, sharedIn }: DueSchedule, actor: Actor): boolean =>
  viewOwner === owner || (sharedIn !== null && sharedIn === sharingBranch(actor));

/** Requests the file of a span for the owner; returns false if the owner may not have it any more. */
async function request({ proposer }: Parts, schedule: DueSchedule, actor: Actor, at: string): Promise<boolean> {
  const { owner, view, name, every, language, report } = schedule;
  const days = spanBefore(at, every);
  const said = days.start === days.end ? days.start : `${days.start} – ${days.end}`;
  const [verdict] = await proposer.propose({
    mode: 'each',
    dryRun: false,
    actor,
    at,
    cause: `schedule of ${view}`,
    commands: [
      {
        // The same for every process, so that each span has one file.
        key: `schedule of ${view}, ${owner}, ${every} to ${days.end}`,
        machine: 'exportTask',
        event: {
          type: 'exportTask.requested',
          ...scheduledFile(report, days),
          sort: [],
          language,
          fileName: `${fileNameOf(`${name} ${said}`)}.xlsx`,
        },
      },
    ],
  });
  return verdict?.refusals.length === 0;
}

/** Requests a file for each schedule whose day, week or month has ended since its last file. */
export async function writeScheduled(parts: Parts, { now, signal }: Working): Promise<JobResult> {
  let [files, refused] = [0, 0];
  for (const schedule of await allSchedules(parts.pool)) {
    if (signal.aborted) break;
    const { end } = spanBefore(now, schedule.every);
    if (schedule.writtenTo !== null && schedule.writtenTo >= end) continue;
    const person = await parts.people().of(schedule.owner);
    const actor = person?.active ? actorOf(person, '', '') : null;
    if (actor && isSeen(schedule, actor) && (await request(parts, schedule, actor, now))) {
      await keepWritten(parts.pool, schedule, end);
      files += 1;
    } else refused += 1;
  }
  return { files, refused };
}

/** Requests the files of scheduled reports every night. */
export const scheduledReportsJob = (parts: Parts): Job => ({
  name: 'scheduledReports',
  next: nextNight,
  work: (working) => writeScheduled(parts, working),
});
