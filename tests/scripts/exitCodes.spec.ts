import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const PROGRAM = (work: string): string => `
import { exitAfter } from './scripts/commandLine.ts';
exitAfter(${work}, 'Usage: npm run sample');`;

const run = (work: string) => {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', PROGRAM(work)], {
    encoding: 'utf8',
  });
  return { status, stderr };
};

it.each([
  ['nothing was found', 'Promise.resolve(true)', 0, ''],
  ['something was found', 'Promise.resolve(false)', 1, ''],
  ['its work failed', `Promise.reject(new Error('no room'))`, 3, 'no room\n'],
  [
    'a connection broke',
    `new Promise(() => setTimeout(() => { throw new Error('write EPIPE'); }))`,
    3,
    'write EPIPE\n',
  ],
  ['nobody awaited a failure', `new Promise(() => void Promise.reject(new Error('lost')))`, 3, 'lost\n'],
])('a command ends with its own code where %s', (_, work, status, stderr) => {
  expect(run(work)).toEqual({ status, stderr });
});
