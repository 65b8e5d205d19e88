import { fromMyanmar, localDay } from '#machines/time/calendar.ts';
import { planned, unbilledAmong } from '#machines/lookups/billing.ts';
import { system } from '#machines/kit/actor.ts';
import { propose } from './propose.ts';
import { aggregatesOf, type Due, type Sandbox } from './world.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const CYCLE = 'bill.cycle ';

/** Returns the next midnight in Myanmar after an instant. */
const nextMidnight = (after: string): string =>
  fromMyanmar(`${localDay(new Date(Date.parse(after) + DAY_MS).toISOString())}T00:00:00`);

const earliest = ({ deadlines }: Sandbox): Due | null =>
  deadlines.toSorted((one, other) => (one.at < other.at ? -1 : 1))[0] ?? null;

/** Makes the bills of past days at midnight, as the server does (§9). */
function night(sandbox: Sandbox): Sandbox {
  const today = localDay(sandbox.now);
  const made = new Set(
    [...sandbox.holders.keys()].filter((name) => name.startsWith(CYCLE)).map((name) => name.slice(CYCLE.length)),
  );
  let after = sandbox;
  for (const bill of planned(unbilledAmong(aggregatesOf(sandbox), today), made, today)) {
    const verdict = propose(after, { id: null, type: 'bill.generated', data: bill, actor: system, cause: 'job bills' });
    if (verdict.ok) after = verdict.sandbox;
  }
  return after;
}

function raise(sandbox: Sandbox, due: Due): Sandbox {
  const { machine, id, event, at } = due;
  const over = { ...sandbox, now: at, deadlines: sandbox.deadlines.filter((one) => one !== due) };
  const verdict = propose(over, { id, type: event, data: {}, actor: system, cause: `deadline ${machine}/${id}` });
  return verdict.ok ? verdict.sandbox : over;
}

/** Advances the clock. Deadlines occur at their own time, and every midnight runs its work. */
export function wait(sandbox: Sandbox, minutes: number): Sandbox {
  const until = new Date(Date.parse(sandbox.now) + minutes * MINUTE_MS).toISOString();
  let after = sandbox;
  for (;;) {
    const due = earliest(after);
    const midnight = nextMidnight(after.now);
    if (due && due.at <= until && due.at < midnight) after = raise(after, due);
    else if (midnight <= until) after = night({ ...after, now: midnight });
    else return { ...after, now: until };
  }
}

/** Returns the minutes until the next deadline; null without one. */
export const minutesToNext = (sandbox: Sandbox): number | null => {
  const due = earliest(sandbox);
  return due && Math.max(0, Math.ceil((Date.parse(due.at) - Date.parse(sandbox.now)) / MINUTE_MS));
};
