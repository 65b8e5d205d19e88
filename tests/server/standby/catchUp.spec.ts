import { expect, it } from 'vitest';
import { createCatchUp } from '#server/database/standby/catchUp.ts';
import { shared } from '#server/database/standby/shared.ts';

const HOUR_MS = 3_600_000;

it('a read waits until the standby shows its place, and all who wait share the questions', async () => {
  let place = 0;
  let asked = 0;
  const { reaches } = createCatchUp(async () => {
    asked += 1;
    return (place += 10);
  });
  expect(await Promise.all([reaches(5, HOUR_MS), reaches(10, HOUR_MS), reaches(30, HOUR_MS)])).toEqual([
    true,
    true,
    true,
  ]);
  expect(asked).toBe(3);
  expect(await reaches(30, 0)).toBe(true);
  expect(asked).toBe(3);
});

it('what was waited for in vain is not waited for again before the standby has come to it', async () => {
  let asked = 0;
  const { reaches, learn } = createCatchUp(async () => {
    asked += 1;
    return 7;
  });
  expect(await reaches(9, 5)).toBe(false);
  const before = asked;
  expect(await reaches(8, HOUR_MS)).toBe(false);
  expect(asked).toBe(before);
  learn(9);
  expect(await reaches(9, HOUR_MS)).toBe(true);
});

it('a standby that fails while a read waits for it is not waited for', async () => {
  const { reaches } = createCatchUp(() => Promise.reject(new Error('gone')));
  expect(await reaches(1, HOUR_MS)).toBe(false);
});

it('another standby, which is behind the last one, is waited for', async () => {
  let shown = 9;
  const { reaches, learn } = createCatchUp(async () => shown);
  learn(9);
  expect(await reaches(12, 5)).toBe(false);
  learn(3);
  shown = 12;
  expect(await reaches(12, HOUR_MS)).toBe(true);
});

it('a question that was on its way answers nobody who came after it', async () => {
  const answers: ((value: number) => void)[] = [];
  const ask = shared(() => new Promise<number>((resolve) => answers.push(resolve)));
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const first = ask();
  await turn();
  const [second, third] = [ask(), ask()];
  await turn();
  expect(answers).toHaveLength(1);
  answers[0]?.(1);
  expect(await first).toBe(1);
  await turn();
  expect(answers).toHaveLength(2);
  answers[1]?.(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
});

it('a question that fails fails those who shared it, and no later one', async () => {
  let isBroken = true;
  const ask = shared(() => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve('well')));
  await expect(ask()).rejects.toThrow('broken');
  isBroken = false;
  expect(await ask()).toBe('well');
});
