import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import type { Child } from '#server/childProcess/startChild.ts';
import { exampleProgram } from './example.ts';

type Example = typeof exampleProgram extends { start: (...listeners: never[]) => Child<infer To> } ? Child<To> : never;

const begun: Example[] = [];
afterEach(async () => {
  for (const child of begun.splice(0)) await child.end();
});

/** Starts the example; `next` is its next message, and rejects when it is lost. */
function start() {
  let heard = Promise.withResolvers<object>();
  const losses: Error[] = [];
  const child = exampleProgram.start({
    onMessage: (message) => heard.resolve(message),
    onLoss: (error) => {
      losses.push(error);
      heard.reject(error);
    },
  });
  begun.push(child);
  const ask = (message: Parameters<Example['send']>[0]): Promise<object> => {
    heard = Promise.withResolvers();
    child.send(message);
    return heard.promise;
  };
  return { child, ask, losses };
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const pidOf = async (asked: Promise<object>): Promise<number> => Number(Object.values(await asked)[0]);

it('a child process exchanges bytes as they are with the process that started it', async () => {
  const { ask } = start();
  expect(await pidOf(ask({ pid: true }))).not.toBe(process.pid);
  expect(await ask({ bytes: Uint8Array.of(1, 2, 254) })).toEqual({ bytes: Uint8Array.of(2, 3, 255) });
});

it('a fault of a child process is reported once, with its message, and the process is gone', async () => {
  const { ask, losses } = start();
  const pid = await pidOf(ask({ pid: true }));
  await expect(ask({ fail: 'no such sheet' })).rejects.toThrow('no such sheet');
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(losses).toHaveLength(1);
});

it('a child process that needs too much memory is ended, and its parent process goes on', async () => {
  const { ask } = start();
  await expect(ask({ fill: true })).rejects.toThrow(/exampleProcess\.ts ended by itself/);
  expect(await pidOf(start().ask({ pid: true }))).toBeGreaterThan(0);
});

it('a child process that was killed by somebody else is reported, and a message to it afterwards is no fault', async () => {
  const { ask, child, losses } = start();
  process.kill(await pidOf(ask({ pid: true })), 'SIGKILL');
  await expect.poll(() => losses.map(({ message }) => message)).toEqual([expect.stringContaining('SIGKILL')]);
  child.send({ pid: true });
  await child.end();
  expect(losses).toHaveLength(1);
});

it('a child process is not lost when it is ended, and leaves signals to its group to its parent', async () => {
  const { ask, child, losses } = start();
  const pid = await pidOf(ask({ pid: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid, signal);
  expect(await pidOf(ask({ pid: true }))).toBe(pid);
  await child.end();
  await child.end();
  expect([isAlive(pid), losses]).toEqual([false, []]);
});

it('a child process ends with its parent, also if the parent was killed while the child works', async () => {
  const parent = fork(new URL('./parent.ts', import.meta.url), [], { execArgv: [] });
  const [message] = (await once(parent, 'message')) as [{ pid: number }];
  expect(isAlive(message.pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(message.pid)).toBe(false);
});
