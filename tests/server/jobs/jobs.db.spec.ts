import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { billsJob } from '#server/jobs/bills.ts';
import { exportFilesJob } from '#server/jobs/exportFiles.ts';
import type { Job } from '#server/jobs/job.ts';
import { createJobRunner } from '#server/jobs/runner.ts';
import { nextHour, nextMidnight, nextNight, nextQuarter } from '#server/jobs/schedule.ts';
import { askFor, heartbeat, jobsIn, pausesOf, runsOf, setPaused, take } from '#server/jobs/table.ts';
import { billsOf, NIGHT, onAccount } from '../../support/bills.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let admin: Actor;
const after = (seconds: number): string => new Date(Date.parse(NIGHT) + seconds * 1000).toISOString();

beforeAll(async () => {
  store = await createStore();
  admin = await store.person('admin');
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.pool.query('delete from job_runs');
  await store.pool.query('delete from job_pauses');
  await store.pool.query('delete from jobs');
});

const counting = (name: string, work: Job['work'] = () => Promise.resolve({ files: 1 })): Job => ({
  name,
  next: nextMidnight,
  work,
});
const runnerOf = (jobs: readonly Job[], at: string, process: string) =>
  createJobRunner({ pool: store.pool, jobs, process, clock: () => new Date(at), onTrouble: () => undefined });
const job = async (name: string) => (await jobsIn(store.pool)).find((one) => one.name === name);

describe('the clock', () => {
  test.each([
    ['2026-11-20T17:29:59.999Z', '2026-11-20T17:30:00.000Z'],
    ['2026-11-20T17:30:00.000Z', '2026-11-21T17:30:00.000Z'],
    ['2026-12-31T10:00:00.000Z', '2026-12-31T17:30:00.000Z'],
    ['2028-02-28T18:00:00.000Z', '2028-02-29T17:30:00.000Z'],
  ])('the midnight of Myanmar after %s is %s', (instant, midnight) => expect(nextMidnight(instant)).toBe(midnight));

  test.each([
    ['2026-11-20T19:29:59.999Z', '2026-11-20T19:30:00.000Z'],
    ['2026-11-20T19:30:00.000Z', '2026-11-21T19:30:00.000Z'],
    ['2026-11-20T17:30:00.000Z', '2026-11-20T19:30:00.000Z'],
  ])('two at night in Myanmar after %s is %s', (instant, night) => expect(nextNight(instant)).toBe(night));

  test('the quarter after a quarter is the next one', () => {
    expect(nextQuarter('2026-11-20T17:15:00.000Z')).toBe('2026-11-20T17:30:00.000Z');
    expect(nextQuarter('2026-11-20T17:59:59.999Z')).toBe('2026-11-20T18:00:00.000Z');
  });

  test('the full hour after a full hour is the next one', () => {
    expect(nextHour('2026-11-20T17:00:00.000Z')).toBe('2026-11-20T18:00:00.000Z');
    expect(nextHour('2026-11-20T17:59:59.999Z')).toBe('2026-11-20T18:00:00.000Z');
  });
});

describe('a job', () => {
  test('a job is run when it is due, once, by one of many processes, and then waits for its next time', async () => {
    let runs = 0;
    const work = () => Promise.resolve({ files: (runs += 1) });
    const processes = ['one', 'two', 'three'].map((name) => runnerOf([counting('count', work)], NIGHT, name));
    await Promise.all(processes.map((one) => one.runDue()));
    expect(runs).toBe(1);
    expect(await job('count')).toMatchObject({
      next_run: nextMidnight(NIGHT),
      last_run: NIGHT,
      last_result: { files: 1 },
      last_error: null,
      running_since: null,
    });
    expect(await runsOf(store.pool, 10)).toMatchObject([{ job: 'count', outcome: 'done', result: { files: 1 } }]);
    await runnerOf([counting('count', work)], after(3600), 'one').runDue();
    expect(runs).toBe(1);
    await runnerOf([counting('count', work)], nextMidnight(NIGHT), 'one').runDue();
    expect(runs).toBe(2);
  });

  test('a job is left alone by a process whose clock is wrong, however much it would be due', async () => {
    let isRight = false;
    const wrong = createJobRunner({
      pool: store.pool,
      jobs: [counting('count')],
      clock: () => new Date(after(3600)),
      onTrouble: () => undefined,
      isClockRight: () => isRight,
    });
    expect(await wrong.runDue()).toBe(0);
    expect(await runsOf(store.pool, 10)).toEqual([]);
    isRight = true;
    expect(await wrong.runDue()).toBe(1);
  });

  test('a job that fails says why and is tried again soon; another job is not held up', async () => {
    const jobs = [counting('bad', () => Promise.reject(new Error('No paper'))), counting('good')];
    expect(await runnerOf(jobs, NIGHT, 'one').runDue()).toBe(2);
    expect(await job('bad')).toMatchObject({ last_error: 'No paper', last_result: null, next_run: after(300) });
    expect(await job('good')).toMatchObject({ last_error: null, next_run: nextMidnight(NIGHT) });
    expect(await runnerOf(jobs, after(299), 'one').runDue()).toBe(0);
    expect(await runnerOf(jobs, after(300), 'one').runDue()).toBe(1);
  });

  test('a job that is paused waits, unless it is asked for', async () => {
    const runner = (at: string) => runnerOf([counting('count')], at, 'one');
    await runner(NIGHT).runDue();
    await setPaused(store.pool, 'count', { paused: true, by: { id: 'STF000001', name: 'Aye' }, at: after(10) });
    expect(await runner(nextMidnight(NIGHT)).runDue()).toBe(0);
    await askFor(store.pool, 'count', 'someone');
    expect(await runner(nextMidnight(NIGHT)).runDue()).toBe(1);
    expect(await runner(nextMidnight(NIGHT)).runDue()).toBe(0);
    expect((await runsOf(store.pool, 1))[0]).toMatchObject({ askedBy: 'someone', outcome: 'done' });
    await setPaused(store.pool, 'count', { paused: false, by: { id: 'STF000002', name: 'Zaw' }, at: after(20) });
    await setPaused(store.pool, 'count', { paused: false, by: { id: 'STF000003', name: 'Mya' }, at: after(30) });
    expect((await pausesOf(store.pool, 5)).filter(({ job: of }) => of === 'count')).toEqual([
      { job: 'count', paused: false, by: 'STF000002', byName: 'Zaw', at: after(20) },
      { job: 'count', paused: true, by: 'STF000001', byName: 'Aye', at: after(10) },
    ]);
    expect(await runner(after(3 * 86_400)).runDue()).toBe(1);
  });

  test('a job under way is left alone while it reports, and taken up again when it does not', async () => {
    await runnerOf([counting('count')], NIGHT, 'one').runDue();
    await askFor(store.pool, 'count', 'someone');
    const lost = await take(store.pool, ['count'], 'one', after(0));
    expect(lost).not.toBeNull();
    expect(await take(store.pool, ['count'], 'two', after(29))).toBeNull();
    expect(lost && (await heartbeat(store.pool, lost, after(25)))).toBe(true);
    expect(await take(store.pool, ['count'], 'two', after(50))).toBeNull();
    const found = await take(store.pool, ['count'], 'two', after(56));
    expect(found).toMatchObject({ name: 'count' });
    expect(lost && (await heartbeat(store.pool, lost, after(57)))).toBe(false);
    expect((await runsOf(store.pool, 2)).map(({ outcome, process }) => [process, outcome])).toEqual([
      ['two', null],
      ['one', 'lost'],
    ]);
  });

  test('a job gives its run back when its process stops, for another process to take at once', async () => {
    const stopped = runnerOf(
      [
        counting('count', async ({ signal }) => {
          void stopped.stop();
          await (signal.aborted ? Promise.resolve() : once(signal, 'abort'));
          return { files: 1 };
        }),
      ],
      NIGHT,
      'one',
    );
    await stopped.runDue();
    expect(await job('count')).toMatchObject({ last_run: null, running_since: null });
    expect(await runnerOf([counting('count')], NIGHT, 'two').runDue()).toBe(1);
    expect((await runsOf(store.pool, 2)).map(({ outcome }) => outcome)).toEqual(['done', 'lost']);
  });
});

describe('the files of exports', () => {
  test('the files of exports that are given out no more are removed, the others stay', async () => {
    const states = [
      ['EXP1', 'invalid'],
      ['EXP2', 'generated'],
    ];
    for (const [id, state] of states) {
      await store.pool.query(`insert into row_export_task (id, version, state, row) values ($1, 1, $2, '{}')`, [
        id,
        state,
      ]);
      await store.pool.query(`insert into export_files (task, object_key, content) values ($1, $1, 'x')`, [id]);
    }
    await runnerOf([exportFilesJob(store.pool)], NIGHT, 'one').runDue();
    const { rows } = await store.pool.query('select task from export_files');
    expect(rows).toEqual([{ task: 'EXP2' }]);
    expect(await job('exportFiles')).toMatchObject({ last_result: { files: 1 }, next_run: nextHour(NIGHT) });
  });
});

describe('the bills of a night', () => {
  const merchants = ['GOLDEN', 'SHWETHAR', 'YADANAR', 'PADAUK', 'ROYALMDY', 'ZAYCHO', 'CAPITAL', 'SHANTEA', 'BORDER'];

  test('the bills of a night are each made once although the process that makes them is killed midway', async () => {
    for (const merchant of merchants) await onAccount(store, admin, merchant);
    const script = fileURLToPath(new URL('process.ts', import.meta.url));
    const doomed = spawn(process.execPath, [script, store.database.url, NIGHT, '4'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(doomed, 'exit');
    await once(doomed.stdout, 'data');
    const made = async () => (await Promise.all(merchants.map((merchant) => billsOf(store, merchant)))).flat();
    await expect.poll(async () => (await made()).length).toBe(4);
    doomed.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const parts = { pool: store.pool, proposer: store.proposer };
    expect(await runnerOf([billsJob(parts)], after(20), 'heir').runDue()).toBe(0);
    const heirs = [store.proposer, store.another()].map((proposer, index) =>
      runnerOf([billsJob({ pool: store.pool, proposer })], after(120), `heir ${index}`).runDue(),
    );
    expect((await Promise.all(heirs)).reduce((sum, runs) => sum + runs)).toBe(1);
    expect((await made()).map(({ customer, lines }) => [customer, lines])).toEqual(merchants.map((one) => [one, 1]));
    const { rows } = await store.pool.query(`select 1 from events where type = 'bill.generated'`);
    expect(rows).toHaveLength(merchants.length);
    expect((await runsOf(store.pool, 3)).map(({ outcome, result }) => [outcome, result])).toEqual([
      ['done', { bills: 5, already: 0, refused: 0 }],
      ['lost', null],
    ]);
  });
});
