import { actorOf, createPeople } from '#server/auth/people.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Batch, Verdict } from '#server/propose/command.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { minutes, NOW } from './clock.ts';
import { createTestDatabase } from './database.ts';
import { uploadNamed } from '#modelTesting/world/uploads.ts';

export { minutes, NOW };

type CommandInput = Omit<Batch['commands'][number], 'key'> & { readonly key?: string };
type Settings = Partial<Pick<Batch, 'mode' | 'dryRun' | 'at' | 'cause'>>;

/** Creates a database with the master data of the demonstration world, and actors in it. */
export const createStore = async () => {
  const database = await createTestDatabase('registeredName');
  const { pool } = database;
  /** Creates a process on the database, whose actors upload the files that they name. */
  const process = () => {
    const plain = createProposer(pool, createSerials(pool));
    return {
      ...plain,
      propose: async (batch: Batch): Promise<Verdict[]> => {
        await uploadNamed(pool, batch);
        return plain.propose(batch);
      },
    };
  };
  const proposer = process();

  const staffId = async (username: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>('select id from row_staff where username = $1', [username]);
    const [found] = rows;
    if (!found) throw new Error(`Nobody is called ${username}`);
    return found.id;
  };

  const person = async (username: string): Promise<Actor> => {
    const found = await createPeople(pool).of(await staffId(username));
    if (!found) throw new Error(`Nobody is called ${username}`);
    return actorOf(found, `session of ${username}`, '10.0.0.1');
  };

  /** Proposes one command to this process or another. */
  const proposeTo = (
    to: Pick<typeof proposer, 'propose'>,
    actor: Actor,
    command: CommandInput,
    at = NOW.toISOString(),
  ): Promise<Verdict[]> =>
    to.propose({
      mode: 'each',
      dryRun: false,
      actor,
      at,
      commands: [{ key: crypto.randomUUID(), ...command }],
    });

  const proposeAll = (actor: Actor, commands: readonly CommandInput[], settings: Settings = {}): Promise<Verdict[]> =>
    proposer.propose({
      mode: 'each',
      dryRun: false,
      at: NOW.toISOString(),
      ...settings,
      actor,
      commands: commands.map((command) => ({ key: crypto.randomUUID(), ...command })),
    });

  const propose = async (actor: Actor, command: CommandInput, settings: Settings = {}): Promise<Verdict> => {
    const [verdict] = await proposeAll(actor, [command], settings);
    if (!verdict) throw new Error('No verdict');
    return verdict;
  };

  return {
    database,
    pool,
    proposer,
    /** Creates another process for commands on the same database. */
    another: process,
    staffId,
    person,
    propose,
    proposeAll,
    proposeTo,
    /** Returns the number of rows of each table that a command may write. */
    counts: async (): Promise<Record<string, number>> => {
      const tables = ['events', 'streams', 'commands', 'claims', 'deadlines', 'refusals', 'row_order'];
      const { rows } = await pool.query<Record<string, number>>(
        `select ${tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}`,
      );
      return rows[0] ?? {};
    },
    close: () => database.drop(),
  };
};

export type Store = Awaited<ReturnType<typeof createStore>>;
