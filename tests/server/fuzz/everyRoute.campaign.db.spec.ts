import { everyRoute } from './everyRoute.ts';

/** Number of requests. SEED repeats a failure; `npm run fuzz` runs a longer campaign. */
everyRoute({ requests: Number(process.env['FUZZ_REQUESTS'] ?? 20_000), share: 1, hangMs: 5000 });
