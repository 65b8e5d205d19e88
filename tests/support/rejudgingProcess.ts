import { createPool } from '#server/database/pool.ts';
import { createRejudger } from '#server/instruments/rejudging/runner.ts';

/** A process that judges history again and is killed meanwhile. Prints the number of its run. */
const url = process.argv[2] ?? '';
const rejudger = createRejudger({ pool: createPool(url), url, onTrouble: console.error });
const number = await rejudger.begin(
  { machine: null, firstDay: null, lastDay: null, limits: {} },
  { id: 'system', name: 'A process to be killed' },
);
process.send?.(number);
