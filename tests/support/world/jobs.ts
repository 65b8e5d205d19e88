import { localDay } from '#machines/calendar.ts';
import { nouns } from '#machines/nouns.ts';
import { planned } from '#server/jobs/bills.ts';
import { sha256Hex } from '#server/store/canonical.ts';
import { fieldsOf, mainOf, text } from './facts/read.ts';
import type { World } from './world.ts';

type Random = () => number;
type Data = Readonly<Record<string, unknown>>;
type Lines = Parameters<typeof planned>[0];

/** What waits for the bill of its day, with the field of its row that is brought to it, as the night's job looks for it. */
const WAITING: readonly (readonly [kind: 'receivable' | 'payable', state: string, brought: 'due' | 'amount'])[] = [
  ['receivable', 'credited', 'due'],
  ['payable', 'open', 'amount'],
];

function unbilled(world: World, today: string): Lines {
  return WAITING.flatMap(([kind, state, brought]) =>
    [...world.all(kind)]
      .filter((life) => mainOf(life) === state)
      .map((life): Lines[number] => {
        const row = (nouns[kind]?.row(life) ?? {}) as Record<keyof Lines[number] | typeof brought, never>;
        const { order, customerKind, customer, customerName, day } = row;
        const merchant = customerKind === 'merchant' ? world.life('merchant', customer) : null;
        const signedBy = text(fieldsOf(merchant)['branch']);
        const branch = signedBy ?? nouns[kind]?.branches(life.context)[0] ?? null;
        return { kind, line: life.id, order, customerKind, customer, customerName, branch, amount: row[brought], day };
      }),
  ).filter(({ amount, day }) => amount > 0 && day < today);
}

/** One of the bills that are due at an instant. */
function billDue(world: World, at: string, random: Random): Data | null {
  const today = localDay(at);
  const made = new Set(
    [...world.claims().keys()].filter((name) => name.startsWith('bill.cycle ')).map((name) => name.slice(11)),
  );
  const bills = planned(unbilled(world, today), made, today);
  return bills[Math.floor(random() * bills.length)] ?? null;
}

/** A file that is written for an export, whatever it holds. */
export const FILE = Buffer.from('a file');

type Job = (asked: {
  readonly world: World;
  readonly at: string;
  readonly random: Random;
  readonly data: Data;
}) => Data | null;
const asTold: Job = ({ data }) => data;

/** What the server proposes by itself besides deadlines and what follows: its jobs, the runner of exports, the auditor. */
export const JOBS: Readonly<Record<string, Job>> = {
  'bill.generated': ({ world, at, random }) => billDue(world, at, random),
  'exportTask.progressed': asTold,
  'exportTask.generated': ({ data }) => ({ ...data, bytes: FILE.length, sha256: sha256Hex(FILE.toString()) }),
  'exportTask.failed': asTold,
  'violation.found': asTold,
  'violation.changed': asTold,
  'violation.vanished': asTold,
};
