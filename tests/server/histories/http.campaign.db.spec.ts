import { besideTheWorld, differencesAreFound } from './overHttp.ts';

/** Number of commands sent over HTTP; `npm run histories` sends more. */
besideTheWorld(Number(process.env['HTTP_COMMANDS'] ?? 1500));
differencesAreFound();
