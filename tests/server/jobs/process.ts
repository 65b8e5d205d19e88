import { createPool } from '#server/database/pool.ts';
import { billsJob } from '#server/jobs/bills.ts';
import { createJobRunner } from '#server/jobs/runner.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';

/**
 * A process that makes some bills at night and then waits until it is killed: `node process.ts <database> <instant>
 * <bills>`.
 */
const [url = '', night = '', most = '1'] = process.argv.slice(2);
const pool = createPool(url, 4);
const proposer = createProposer(pool, createSerials(pool));
let made = 0;

const runner = createJobRunner({
  pool,
  clock: () => new Date(Date.parse(night) + performance.now()),
  process: 'doomed',
  onTrouble: console.error,
  jobs: [
    billsJob({
      pool,
      proposer: {
        propose: async (batch) => {
          if (made >= Number(most)) {
            console.log('half-way');
            return new Promise(() => setInterval(() => undefined, 1000));
          }
          made += 1;
          return proposer.propose(batch);
        },
      },
    }),
  ],
});
await runner.runDue();
