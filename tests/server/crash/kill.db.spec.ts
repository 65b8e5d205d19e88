import { killing } from './killing.ts';

killing({ rounds: 1, writers: 8, victims: ['both'] });
