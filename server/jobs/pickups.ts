import type pg from 'pg';
import { localDay } from '#machines/time/calendar.ts';
import { system } from '#machines/kit/actor.ts';
import { NOTICE_TITLE_MOST_CHARACTERS } from '#machines/fields/limits.ts';
import { wordsOf } from '../http/language.ts';
import type { Proposer } from '../propose/proposer.ts';
import type { Job, JobResult } from './job.ts';
import { nextQuarter } from './schedule.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly proposer: Pick<Proposer, 'propose'>;
}

/** Orders of one customer that a branch is to collect on one day, and the people there who assign couriers. */
interface Asked {
  readonly branch: string;
  readonly merchant: string;
  readonly name: string;
  readonly day: string;
  readonly count: number;
  readonly people: readonly string[];
}

/** Longest time from a request to the run that reads it: a run may be late. */
const SINCE_MS = 24 * 3_600_000;

const ASKED = `
with asked as (
  select row ->> 'originBranch' as branch, row ->> 'merchant' as merchant, max(row ->> 'merchantName') as name,
    row ->> 'pickupDay' as day, count(*)::int as count, max(row ->> 'updatedAt') as "updatedAt"
  from row_order
  where state in ('pendingAcceptance', 'pendingCollection') and row ->> 'merchant' is not null and row ->> 'pickupDay' >= $1
  group by 1, 2, 4)
select branch, merchant, name, day, count, array(
  select distinct staff.id from row_staff as staff
    join row_role as role on role.state = 'registered' and staff.row -> 'roles' ? role.id
  where staff.status = 'onJob' and staff.enabled and staff.row ->> 'operateBranch' = asked.branch
    and role.row -> 'permissions' ? 'order.collectorAssigned' order by staff.id) as people
from asked where "updatedAt" >= $2 order by branch, merchant, day`;

/** The languages of a message, which is read by accounts of both. */
const LANGUAGES = ['en', 'zh'] as const;

/** Notifies the people who assign couriers of a branch that a customer asks for collection: once for each customer and day. */
export async function notifyOfPickups({ pool, proposer }: Parts, now: string): Promise<JobResult> {
  const since = new Date(Date.parse(now) - SINCE_MS).toISOString();
  const { rows } = await pool.query<Asked>(ASKED, [localDay(now), since]);
  let notices = 0;
  for (const { branch, merchant, name, day, count, people } of rows) {
    if (people.length === 0) continue;
    const cause = `collection of ${merchant} by ${branch} on ${day}`;
    const said = (message: 'title' | 'value', between: string): string =>
      LANGUAGES.map((language) => {
        const words = wordsOf(language);
        return words.text(`notice.pickup.${message}`, { name, count, day: words.day(`${day}T12:00:00Z`) });
      }).join(between);
    const verdicts = await proposer.propose({
      mode: 'each',
      dryRun: false,
      actor: system,
      at: now,
      cause,
      commands: people.map((addressee) => ({
        key: `${cause}, ${addressee}`,
        machine: 'notice',
        event: {
          type: 'notice.sent',
          addressee,
          kind: 0,
          title: said('title', ' · ').slice(0, NOTICE_TITLE_MOST_CHARACTERS),
          value: said('value', '\n'),
        },
      })),
    });
    notices += verdicts.filter(({ status }) => status === 'accepted').length;
  }
  return { notices };
}

/** Notifies branches of collections that customers ask for, every quarter of an hour. */
export const pickupsJob = (parts: Parts): Job => ({
  name: 'pickups',
  next: nextQuarter,
  work: ({ now }) => notifyOfPickups(parts, now),
});
