import type pg from 'pg';
import { system } from '#machines/kit/actor.ts';
import { replay } from '#machines/kit/replay.ts';
import { exportTask } from '#machines/exportTask/index.ts';
import type { ExportTask } from '#machines/exportTask/context.ts';
import type { Auth } from '../auth/auth.ts';
import { actorOf } from '../auth/people.ts';
import type { Read } from '../database/standby/standby.ts';
import { createPoller } from '../poller.ts';
import type { Proposer } from '../propose/proposer.ts';
import { historyOf } from '../store/history.ts';
import { generate, Stopped } from './generate.ts';

export interface RunnerParts {
  readonly pool: pg.Pool;
  readonly read: Read;
  readonly proposer: Proposer;
  readonly people: Auth['people'];
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly onTrouble: (error: unknown) => void;
  readonly clock: () => Date;
}

const POLL_MS = 1000;
const PROGRESS_MS = 1000;
const TASKS_AT_ONCE = 20;
/** First key of our advisory locks; the second is the task's. */
const LOCKS = 5_130;

/** Writes the files of exports. Any process takes any task, and an advisory lock gives it to one. */
export function createExportRunner({ pool, read, proposer, people, columns, onTrouble, clock }: RunnerParts) {
  const stopping = new AbortController();

  const propose = async (id: string, event: { type: string } & Record<string, unknown>): Promise<boolean> => {
    const [verdict] = await proposer.propose({
      mode: 'each',
      dryRun: false,
      actor: system,
      at: clock().toISOString(),
      cause: `export ${id}`,
      commands: [{ key: crypto.randomUUID(), machine: 'exportTask', id, event }],
    });
    return verdict?.status === 'accepted';
  };

  const write = async (client: pg.ClientBase, id: string): Promise<void> => {
    const { aggregate } = replay(exportTask, id, await historyOf(client, { machine: 'exportTask', id }));
    if (aggregate.states['exportTask'] !== 'generating') return;
    const task = aggregate.context as ExportTask;
    const person = await people.of(task.requester);
    const actor = person?.active ? actorOf(person, '', '') : null;
    let reportedAt = Date.now();
    const progress = async (done: number, total: number): Promise<void> => {
      if (stopping.signal.aborted) throw new Stopped();
      if (Date.now() - reportedAt < PROGRESS_MS) return;
      reportedAt = Date.now();
      // A task that its deadline ended meanwhile accepts no more progress.
      if (!(await propose(id, { type: 'exportTask.progressed', done, total }))) throw new Stopped();
    };
    try {
      await propose(id, await generate({ id, task, actor, client, read, columns, progress }));
    } catch (error) {
      if (error instanceof Stopped) return;
      onTrouble(error);
      await propose(id, { type: 'exportTask.failed', reason: 'fault' });
    }
  };

  /** Takes a task unless another process has it. The lock ends with the connection if this process dies. */
  const take = async (id: string): Promise<void> => {
    const client = await pool.connect();
    let connectionError: Error | undefined;
    try {
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as taken',
        [LOCKS, id],
      );
      if (rows[0]?.taken !== true) return;
      await write(client, id);
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCKS, id]);
    } catch (error) {
      connectionError = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      client.release(connectionError);
    }
  };

  const writeTasks = async (): Promise<void> => {
    const { rows } = await pool.query<{ id: string }>(
      "select id from row_export_task where state = 'generating' order by id limit $1",
      [TASKS_AT_ONCE],
    );
    for (const { id } of rows) if (!stopping.signal.aborted) await take(id);
  };

  const poller = createPoller({ look: writeTasks, everyMs: POLL_MS, onTrouble });
  return {
    start: poller.start,
    /** Runs at once, after a request in this process, instead of at the next poll. */
    wake: poller.wake,
    stop: (): Promise<void> => {
      stopping.abort();
      return poller.stop();
    },
  };
}

export type ExportRunner = ReturnType<typeof createExportRunner>;
