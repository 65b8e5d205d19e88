import type pg from 'pg';
import { valueText } from '#i18n/measureText.ts';
import { system, type Actor } from '#machines/kit/actor.ts';
import { listed } from '#machines/catalogue/listed.ts';
import { reportOn } from '#machines/catalogue/reports.ts';
import { mayRead } from '../access.ts';
import type { Auth } from '../auth/auth.ts';
import { actorOf } from '../auth/people.ts';
import { wordsOf } from '../http/language.ts';
import type { Proposer } from '../propose/proposer.ts';
import { figureNow } from '../reads/thresholdFigure.ts';
import { PageFault } from '../store/selection/fault.ts';
import { sharingBranch } from '../store/listViews.ts';
import { allThresholds, keepCount, type CountedThreshold } from '../store/thresholds.ts';
import type { Job, JobResult, Working } from './job.ts';
import { nextHour } from './schedule.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly proposer: Pick<Proposer, 'propose'>;
  readonly people: () => Auth['people'];
}

/** The languages of a message, which is read by accounts of both. */
const LANGUAGES = ['en', 'zh'] as const;

/** Counts a figure as its owner sees it now; undefined where the owner may no longer read it. */
async function countedFor(
  { pool, columns }: Parts,
  actor: Actor | null,
  { figure, owner, viewOwner, sharedIn }: CountedThreshold,
  now: string,
): Promise<number | null | undefined> {
  const aggregateType = listed[figure.machine];
  if (!actor || !aggregateType || !mayRead(actor, aggregateType)) return undefined;
  if (viewOwner !== owner && (sharedIn === null || sharedIn !== sharingBranch(actor))) return undefined;
  try {
    return await figureNow(pool, columns, actor, new Date(now), { figure, aggregateType });
  } catch (error) {
    // A field or measure that a later version has no longer.
    if (error instanceof PageFault) return undefined;
    throw error;
  }
}

const isBeyond = ({ comparison, bound }: CountedThreshold, value: number | null): boolean =>
  value !== null && (comparison === 'above' ? value > bound : value < bound);

/** Sends the owner a notice that a figure is beyond its bound. */
async function notify({ proposer }: Parts, threshold: CountedThreshold, value: number, at: string): Promise<void> {
  const { owner, view, name, figure, comparison, bound } = threshold;
  const unit = reportOn(figure.machine)?.measures[figure.measure]?.unit ?? 'count';
  const said = (message: 'title' | 'value'): string =>
    LANGUAGES.map((language) => {
      const words = wordsOf(language);
      return words.text(`notice.threshold.${message}`, {
        name,
        comparison,
        value: valueText(value, unit, words),
        bound: valueText(bound, unit, words),
      });
    }).join(message === 'title' ? ' · ' : '\n');
  const cause = `threshold of ${view}`;
  await proposer.propose({
    mode: 'each',
    dryRun: false,
    actor: system,
    at,
    cause,
    commands: [
      {
        key: `${cause}, ${owner}, ${at}`,
        machine: 'notice',
        event: {
          type: 'notice.sent',
          addressee: owner,
          kind: 0,
          title: said('title').slice(0, 100),
          value: said('value'),
        },
      },
    ],
  });
}

/** Counts the figures of all thresholds; each owner gets one notice when a figure goes beyond its bound, and another after it has come back. */
export async function countThresholds(parts: Parts, { now, signal }: Working): Promise<JobResult> {
  let [figures, notices] = [0, 0];
  for (const threshold of await allThresholds(parts.pool)) {
    if (signal.aborted) break;
    const person = await parts.people().of(threshold.owner);
    const actor = person?.active ? actorOf(person, '', '') : null;
    const value = await countedFor(parts, actor, threshold, now);
    if (value === undefined) continue;
    figures += 1;
    const crossed = isBeyond(threshold, value);
    const changed = await keepCount(parts.pool, threshold, { value, crossed, at: now });
    if (!changed || !crossed || value === null) continue;
    await notify(parts, threshold, value, now);
    notices += 1;
  }
  return { figures, notices };
}

/** Counts the figures of thresholds every hour. */
export const thresholdsJob = (parts: Parts): Job => ({
  name: 'thresholds',
  next: nextHour,
  work: (working) => countThresholds(parts, working),
});
