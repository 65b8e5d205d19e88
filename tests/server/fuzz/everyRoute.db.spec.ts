import { everyRoute } from './everyRoute.ts';

everyRoute({ requests: 200, share: 1 / 100, hangMs: 60_000 });
