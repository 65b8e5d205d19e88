import { beforeEach, expect, it } from 'vitest';
import { createDatabaseTime, type DatabaseTime } from '#server/database/databaseTime.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 10, 29);

let steady: number;
let wall: number;
let time: DatabaseTime;

const passed = (milliseconds: number): void => {
  steady += milliseconds;
  wall += milliseconds;
};
const now = (): number => time.now().getTime() - START;

/** Asks for the time, which is `answer` after the start, and waits as long for it as told. */
const asked = (answer: number, waited = 0, meanwhile = (): void => undefined): boolean => {
  const learn = time.ask();
  passed(waited);
  meanwhile();
  return learn(START + answer);
};

beforeEach(() => {
  [steady, wall] = [500, START];
  time = createDatabaseTime({ wall: () => wall, steady: () => steady });
});

it('the database time is the own clock until PostgreSQL has answered', () => {
  passed(20);
  expect([now(), time.ahead(), time.isInDoubt()]).toEqual([20, 0, false]);
});

it.each([HOUR_MS, -HOUR_MS])('the database time is that of PostgreSQL where the own clock differs by %i ms', (by) => {
  wall += by;
  time = createDatabaseTime({ wall: () => wall, steady: () => steady });
  expect(asked(0)).toBe(true);
  passed(70);
  expect([now(), time.ahead()]).toEqual([70, by]);
});

it('the database time stays where the own clock is set between two questions, and is in doubt until the next answer', () => {
  asked(0);
  wall += HOUR_MS;
  passed(300);
  expect([now(), time.isInDoubt()]).toEqual([300, true]);
  asked(300);
  expect([now(), time.isInDoubt(), time.ahead()]).toEqual([300, false, HOUR_MS]);
});

it('the database time is in doubt after a sleep, in which the steady clock rests', () => {
  asked(0);
  wall += HOUR_MS;
  expect(time.isInDoubt()).toBe(true);
  asked(HOUR_MS);
  expect([now(), time.isInDoubt(), time.ahead()]).toEqual([HOUR_MS, false, 0]);
});

it('the database time learns nothing from an answer during which the machine slept', () => {
  asked(0);
  expect(asked(5, 5, () => (wall += HOUR_MS))).toBe(false);
  expect([time.isInDoubt(), time.ahead()]).toEqual([true, 0]);
});

it('the database time is not corrected by a slow answer that a right clock explains', () => {
  expect(asked(0, 900)).toBe(true);
  expect(now()).toBe(900);
  expect(asked(1800, 900)).toBe(true);
  expect(now()).toBe(1800);
});

it('the database time waits for a small correction instead of going back, and follows a large one', () => {
  passed(2000);
  expect(now()).toBe(2000);
  asked(1500);
  expect(now()).toBe(2000);
  passed(600);
  expect(now()).toBe(2100);
  asked(2100 - HOUR_MS);
  expect(now()).toBe(2100 - HOUR_MS);
});
