import type pg from 'pg';
import { CheckpointDisagreement, publishCheckpoints } from './checkpointFile.ts';
import { numberNext, NUMBERED_AT_ONCE } from './numbering.ts';
import { ForeignKey } from './signing/keys.ts';
import { signCheckpoints } from './signing/sign.ts';
import type { Signer } from './signing/signer.ts';

const POLL_MS = 500;

interface NumbererParts {
  readonly pool: pg.Pool;
  readonly signer: Signer;
  /** The operator's file for checkpoints, if there is one. */
  readonly checkpointFile: string | undefined;
  /** Reads numbered events; returns whether more wait. */
  readonly follow: () => Promise<boolean>;
  readonly onTrouble: (error: unknown) => void;
  readonly clock: () => Date;
}

/**
 * Numbers the log, runs its follower, signs checkpoints and writes them to the operator's file.
 * Any number of processes may run it.
 */
export function createNumberer({ pool, signer, checkpointFile, follow, onTrouble, clock }: NumbererParts) {
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<void> | null = null;
  // Reported once, because it lasts until a person has examined it.
  let disagreed = false;
  let isForeign = false;

  /** Signs checkpoints; returns whether this process can sign. */
  const sign = async (): Promise<boolean> => {
    try {
      while (!stopped && (await signCheckpoints(pool, signer, clock().toISOString())) > 0);
      isForeign = false;
    } catch (error) {
      if (!(error instanceof ForeignKey && isForeign)) onTrouble(error);
      isForeign = error instanceof ForeignKey;
    }
    return !isForeign;
  };

  const publish = async (path: string, ripe: 'signed' | 'all'): Promise<void> => {
    try {
      while (!stopped && (await publishCheckpoints(pool, path, ripe)) > 0);
      disagreed = false;
    } catch (error) {
      if (!(error instanceof CheckpointDisagreement && disagreed)) onTrouble(error);
      disagreed = error instanceof CheckpointDisagreement;
    }
  };

  const work = async (): Promise<void> => {
    while (!stopped && (await numberNext(pool, clock().toISOString())) === NUMBERED_AT_ONCE);
    while (!stopped && (await follow()));
    const isSigning = await sign();
    if (checkpointFile !== undefined) await publish(checkpointFile, isSigning ? 'signed' : 'all');
  };

  const poll = (): void => {
    working = work()
      .catch(onTrouble)
      .finally(() => {
        if (!stopped) timer = setTimeout(poll, POLL_MS).unref();
      });
  };

  return {
    start: poll,
    stop: async (): Promise<void> => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await working;
    },
  };
}
