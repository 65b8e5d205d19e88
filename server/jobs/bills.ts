import type pg from 'pg';
import { localDay } from '#machines/calendar.ts';
import { system } from '#machines/kit/actor.ts';
import type { BillData } from '#machines/bill/events.ts';
import { BILL_LINES } from '../knowledge/bill.ts';
import type { Verdict } from '../propose/command.ts';
import type { Proposer } from '../propose/proposer.ts';
import type { Job, JobResult, Working } from './job.ts';
import { beginningOf, nextMidnight } from './schedule.ts';

type Wanted = BillData<'bill.generated'>;

interface Line {
  readonly kind: 'receivable' | 'payable';
  readonly line: string;
  readonly order: string;
  readonly customerKind: Wanted['customerKind'];
  readonly customer: string;
  readonly customerName: string;
  readonly branch: string | null;
  readonly amount: number;
  readonly day: string;
}

interface Parts {
  readonly pool: pg.Pool;
  readonly proposer: Pick<Proposer, 'propose'>;
}

/** Bills proposed at once. */
const AT_ONCE = 8;

const DAY_MS = 86_400_000;

const dayBefore = (day: string): string => localDay(new Date(Date.parse(beginningOf(day)) - DAY_MS).toISOString());

/** One bill of a day for each customer: the name of its claim. */
const cycleOf = ({ customerKind, customer, day }: Pick<Wanted, 'customerKind' | 'customer' | 'day'>): string =>
  `${customerKind} ${customer} ${day}`;

/** What is on account or owed to customers, on no bill yet, and arose before a day. */
export async function unbilled(pool: pg.Pool, before: string): Promise<readonly Line[]> {
  const { rows } = await pool.query<Line>(
    `select l.kind, line, "order", "customerKind", customer, "customerName", coalesce(m.branch, l.branches[1]) as branch,
       amount, day
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

/**
 * The bills to be made: one for each customer and day. What comes late, after the bill of its day, goes on the bill of the
 * day before today; if that is made too, it waits for tomorrow's.
 */
export function planned(lines: readonly Line[], made: ReadonlySet<string>, today: string): readonly Wanted[] {
  const bills = new Map<string, Wanted>();
  for (const { kind, line, order, amount, day: arose, ...whose } of lines) {
    const own = { ...whose, day: arose };
    const day = made.has(cycleOf(own)) ? dayBefore(today) : arose;
    const { customerKind, customer, customerName, branch } = whose;
    const cycle = cycleOf({ customerKind, customer, day });
    if (made.has(cycle)) continue;
    const bill = bills.get(cycle) ?? { customerKind, customer, customerName, branch: branch ?? '', day, lines: [] };
    bills.set(cycle, { ...bill, lines: [...bill.lines, { line, kind, order, amount }] });
  }
  return [...bills.values()];
}

/** Proposes one bill; its key names customer and day, so that however many processes propose it, it is made once. */
async function propose({ proposer }: Parts, bill: Wanted, at: string, again = ''): Promise<Verdict | undefined> {
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
 * Makes the bills of every day before today that are not made yet (§9). What was refused, because a line changed under
 * way, is looked at once more as it is now.
 */
export async function generateBills(parts: Parts, { now, run, signal }: Working): Promise<JobResult> {
  const today = localDay(now);
  let [bills, already, refused] = [0, 0, 0];
  const makeAll = async (wanted: readonly Wanted[], again: string): Promise<void> => {
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

/** Bills at 00:00 Myanmar time with the data of the day before (§9). */
export const billsJob = (parts: Parts): Job => ({
  name: 'bills',
  next: nextMidnight,
  work: (working) => generateBills(parts, working),
});
