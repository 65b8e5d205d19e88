import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { trustedAddress } from '#services/trusted.ts';

let elk: InstanceType<typeof ELK> | null = null;

/** Returns ELK in a worker of its own, started at the first call. */
export const elkInWorker = (): InstanceType<typeof ELK> =>
  (elk ??= new ELK({ workerFactory: () => new Worker(trustedAddress(workerUrl)) }));
