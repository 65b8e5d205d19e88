import type pg from 'pg';
import { ORDINARY, VIP } from '#machines/money/billing.ts';
import { localDay } from '#machines/time/calendar.ts';
import { system } from '#machines/kit/actor.ts';
import { cycleOf, planned, type UnbilledLine, type ProposedBill } from '#machines/lookups/billing.ts';
import { BILL_LINES } from '../lookups/bill.ts';
import type { Verdict } from '../propose/command.ts';
import type { Proposer } from '../propose/proposer.ts';
import type { Job, JobResult, Working } from './job.ts';
import { nextMidnight } from './schedule.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly proposer: Pick<Proposer, 'propose'>;
}

/** Number of bills that are proposed at once. */
const AT_ONCE = 8;

/** Returns receivables on account and payables that are on no bill yet and arose before a day. */
export async function unbilled(pool: pg.Pool, before: string): Promise<readonly UnbilledLine[]> {
  const { rows } = await pool.query<UnbilledLine>(
    `with vip as (select distinct customer_key('personal', phone) as customer from row_app_user where level = ${VIP})
     select l.kind, line, "order", "customerKind", customer, "customerName",
       case when "customerKind" = 'personal' then case when customer in (select customer from vip) then ${VIP} else ${ORDINARY} end end
         as level,
       coalesce(m.branch, l.branches[1]) as branch, amount, day
     from (${BILL_LINES}) l left join row_merchant m on "customerKind" = 'merchant' and m.id = customer
     where (l.kind, l.state) in (('receivable', 'credited'), ('payable', 'open')) and day < $1 and amount > 0
     order by "customerKind", customer, day, line`,
    [before],
  );
  return rows;
}

async function cyclesMade(pool: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ key: string }>(`select key from claims where kind = 'bill.cycle'`);
  return new Set(rows.map(({ key }) => key));
}

/** Proposes one bill. Its key names customer and day, so that several processes make it once. */
async function propose({ proposer }: Parts, bill: ProposedBill, at: string, again = ''): Promise<Verdict | undefined> {
  const key = `bill ${cycleOf(bill)}${again}`;
  const [verdict] = await proposer.propose({
    mode: 'each',
    dryRun: false,
    actor: system,
    at,
    cause: 'job bills',
    commands: [{ key, machine: 'bill', event: { type: 'bill.generated', ...bill } }],
  });
  return verdict;
}

const isMade = (verdict: Verdict | undefined): boolean =>
  verdict !== undefined &&
  (verdict.status === 'duplicate'
    ? verdict.refusals.length === 0
    : verdict.refusals.some(({ rule }) => rule === 'claim.bill.cycle'));

/**
 * Makes the missing bills of every day before today (§9). A bill refused because a line changed meanwhile is proposed
 * once more with the present lines.
 */
export async function generateBills(parts: Parts, { now, run, signal }: Working): Promise<JobResult> {
  const today = localDay(now);
  let [bills, already, refused] = [0, 0, 0];
  const makeAll = async (wanted: readonly ProposedBill[], again: string): Promise<void> => {
    refused = 0;
    for (let place = 0; place < wanted.length && !signal.aborted; place += AT_ONCE) {
      const group = wanted.slice(place, place + AT_ONCE);
      const verdicts = await Promise.all(group.map((bill) => propose(parts, bill, now, again)));
      for (const verdict of verdicts) {
        if (verdict?.status === 'accepted') bills += 1;
        else if (isMade(verdict)) already += 1;
        else refused += 1;
      }
    }
  };
  const plan = async () => planned(await unbilled(parts.pool, today), await cyclesMade(parts.pool), today);
  await makeAll(await plan(), '');
  if (refused > 0) await makeAll(await plan(), ` ${run}`);
  return { bills, already, refused };
}

/** Makes bills at 00:00 Myanmar time with the data of the day before (§9). */
export const billsJob = (parts: Parts): Job => ({
  name: 'bills',
  next: nextMidnight,
  work: (working) => generateBills(parts, working),
});
