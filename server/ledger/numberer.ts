import type pg from 'pg';
import { CheckpointDisagreement, publishCheckpoints } from './checkpointFile.ts';
import { numberNext, NUMBERED_AT_ONCE } from './numbering.ts';

const LOOK_MS = 500;

/** Numbers the log and writes checkpoints to the operator's file while the server runs; any number of processes may. */
export function createNumberer(pool: pg.Pool, checkpointFile: string | undefined, onTrouble: (error: unknown) => void) {
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<void> | null = null;
  let disagreed = false;

  const publish = async (path: string): Promise<void> => {
    try {
      while (!stopped && (await publishCheckpoints(pool, path)) > 0);
      disagreed = false;
    } catch (error) {
      // Said once: it stays so until a person has looked.
      if (!(error instanceof CheckpointDisagreement && disagreed)) onTrouble(error);
      disagreed = error instanceof CheckpointDisagreement;
    }
  };

  const work = async (): Promise<void> => {
    while (!stopped && (await numberNext(pool, new Date().toISOString())) === NUMBERED_AT_ONCE);
    if (checkpointFile !== undefined) await publish(checkpointFile);
  };

  const look = (): void => {
    working = work()
      .catch(onTrouble)
      .finally(() => {
        if (!stopped) timer = setTimeout(look, LOOK_MS).unref();
      });
  };

  return {
    start: look,
    stop: async (): Promise<void> => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await working;
    },
  };
}
