import { localDay } from '#machines/time/calendar.ts';
import { planned, unbilledAmong } from '#machines/lookups/billing.ts';
import { sha256Hex } from '#server/store/canonical.ts';
import type { World } from './world.ts';

type Random = () => number;
type Data = Readonly<Record<string, unknown>>;

/** Returns one of the bills that are due at an instant. */
function billDue(world: World, at: string, random: Random): Data | null {
  const today = localDay(at);
  const made = new Set(
    [...world.reservations().keys()].filter((name) => name.startsWith('bill.cycle ')).map((name) => name.slice(11)),
  );
  const bills = planned(unbilledAmong(world, today), made, today);
  return bills[Math.floor(random() * bills.length)] ?? null;
}

/** Content of an export file. */
export const FILE = Buffer.from('a file');

type Job = (asked: {
  readonly world: World;
  readonly at: string;
  readonly random: Random;
  readonly data: Data;
}) => Data | null;
const asTold: Job = ({ data }) => data;

/** Proposals of the server besides deadlines and reactions: jobs, the export runner, the auditor. */
export const JOBS: Readonly<Record<string, Job>> = {
  'bill.generated': ({ world, at, random }) => billDue(world, at, random),
  'exportTask.progressed': asTold,
  'exportTask.generated': ({ data }) => ({ ...data, bytes: FILE.length, sha256: sha256Hex(FILE.toString()) }),
  'exportTask.failed': asTold,
  'violation.found': asTold,
  'violation.changed': asTold,
  'violation.vanished': asTold,
};
