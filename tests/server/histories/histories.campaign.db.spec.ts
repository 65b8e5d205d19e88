import { racing, racingWithoutLocks } from './racing.ts';

/** `npm run histories` makes at least 500 histories of concurrent clients. */
racing(Number(process.env['CONCURRENT_HISTORIES'] ?? 24));
racingWithoutLocks();
