import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { trustedAddress } from '#services/trusted.ts';

let elk: InstanceType<typeof ELK> | null = null;

/** Lays graphs out in a worker of its own, begun with the first one. */
export const elkInWorker = (): InstanceType<typeof ELK> =>
  (elk ??= new ELK({ workerFactory: () => new Worker(trustedAddress(workerUrl)) }));
