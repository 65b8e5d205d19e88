import type pg from 'pg';
import { system } from '#machines/kit/actor.ts';
import type { Proposer } from './propose/proposer.ts';

const LOOK_MS = 1000;
const BATCH = 100;

interface Due {
  machine: string;
  id: string;
  event: string;
  due_at: string;
}

/** Raises what has fallen due. The key names the deadline, so that however many processes look, it happens once. */
export async function raiseDue(pool: pg.Pool, proposer: Proposer, now: string): Promise<number> {
  const { rows } = await pool.query<Due>(
    'select machine, id, event, due_at from deadlines where due_at <= $1 order by due_at limit $2',
    [now, BATCH],
  );
  for (const due of rows) {
    const { machine, id, event, due_at: dueAt } = due;
    const key = `deadline ${machine}/${id} ${event} ${dueAt}`;
    await proposer.propose({
      mode: 'each',
      dryRun: false,
      actor: system,
      at: now,
      cause: key,
      commands: [{ key, machine, id, event: { type: event } }],
    });
    await pool.query('delete from deadlines where machine = $1 and id = $2 and event = $3 and due_at = $4', [
      machine,
      id,
      event,
      dueAt,
    ]);
  }
  return rows.length;
}

/** Looks for due deadlines every second while the server runs. */
export function createDeadlines(pool: pg.Pool, proposer: Proposer, onTrouble: (error: unknown) => void) {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;

  const look = async (): Promise<void> => {
    let raised = 0;
    try {
      raised = await raiseDue(pool, proposer, new Date().toISOString());
    } catch (error) {
      onTrouble(error);
    }
    if (!stopped) timer = setTimeout(() => void look(), raised === BATCH ? 0 : LOOK_MS).unref();
  };

  return {
    start: (): void => void look(),
    stop: (): void => {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
