import type pg from 'pg';
import { system } from '#machines/kit/actor.ts';
import type { Proposer } from '../../propose/proposer.ts';
import type { Verdict } from '../../propose/command.ts';
import { rowTable } from '../../store/tables.ts';
import { loadActors } from '../orders/actors.ts';

/** One command of the demonstration. */
export interface DemoCommand {
  /** Username, or 'system'. */
  readonly by: string;
  readonly machine: string;
  /** Missing for a new aggregate. */
  readonly id?: string;
  readonly type: string;
  readonly data?: Readonly<Record<string, unknown>>;
  /** UTC ISO instant; never later than now. */
  readonly at: string;
}

/** Tools for playing the aggregates beside the orders, with the same people and commands as real work. */
export interface DemoContext {
  readonly pool: pg.Pool;
  /** Time at which the demonstration is made. */
  readonly now: Date;
  /** Returns the UTC ISO instant that is days and hours before now. */
  readonly before: (days: number, hours?: number) => string;
  readonly idOf: (machine: 'staff' | 'station' | 'car', name: string) => string;
  /** Proposes and returns the verdict; throws with the reasons of a refusal. */
  readonly propose: (command: DemoCommand) => Promise<Verdict>;
  /** Proposes an event that is not allowed; throws if it is accepted. */
  readonly refused: (command: DemoCommand) => Promise<void>;
  /** Returns rows of a machine in a state, oldest first, to continue with. */
  readonly rowsIn: (machine: string, state: string, most?: number) => Promise<Readonly<Record<string, unknown>>[]>;
}

const HOUR_MS = 3_600_000;

/** Creates the context of one area; `name` separates its command keys from those of others. */
export async function createDemoContext(
  pool: pg.Pool,
  proposer: Proposer,
  now: Date,
  name: string,
): Promise<DemoContext> {
  const actors = await loadActors(pool);
  let place = 0;
  const propose = async ({ by, machine, id, type, data = {}, at }: DemoCommand): Promise<Verdict> => {
    place += 1;
    const command = { key: `demonstration ${name} ${place}`, machine, event: { ...data, type } };
    const commands = [id === undefined ? command : { ...command, id }];
    const actor = by === 'system' ? system : actors.actor(by);
    const [verdict] = await proposer.propose({ mode: 'each', dryRun: false, actor, at, commands });
    if (verdict === undefined) throw new Error(`${type} had no verdict`);
    return verdict;
  };
  const describe = ({ by, machine, id, type }: DemoCommand): string => `${type} of ${machine} ${id ?? ''} by ${by}`;
  return {
    pool,
    now,
    idOf: actors.idOf,
    before: (days, hours = 0) => new Date(now.getTime() - (days * 24 + hours) * HOUR_MS).toISOString(),
    propose: async (act) => {
      const verdict = await propose(act);
      if (verdict.status === 'accepted') return verdict;
      throw new Error(`${describe(act)} was refused: ${JSON.stringify(verdict)}`);
    },
    refused: async (command) => {
      const verdict = await propose(command);
      if (verdict.status !== 'refused')
        throw new Error(`${describe(command)} was not refused: ${JSON.stringify(verdict)}`);
    },
    rowsIn: async (machine, state, most = 20) => {
      const table = rowTable(machine);
      const { rows } = await pool.query<{ row: Record<string, unknown> }>(
        `select row from ${table} where state = $1 order by id limit $2`,
        [state, most],
      );
      return rows.map(({ row }) => row);
    },
  };
}
