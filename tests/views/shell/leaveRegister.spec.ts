import { expect, it, vi } from 'vitest';
import { createLeaving, type Leaving } from '#views/shell/leaveRegister.ts';

const told = ({ asked }: Leaving) => {
  const present = asked();
  return present && `${present.key}: ${present.consequence}`;
};

/** Answers the questions in order; returns the asked questions. */
const answering = (leaving: Leaving, answers: readonly boolean[]): string[] => {
  const heard: string[] = [];
  leaving.subscribe(() => {
    const asked = leaving.asked();
    if (!asked) return;
    heard.push(asked.key);
    asked.answer(answers[heard.length - 1] ?? false);
  });
  return heard;
};

it('a screen that holds nothing is left unasked', async () => {
  const leaving = createLeaving(() => {});
  leaving.hold('/scan', '3 scans');
  expect(leaving.isHeld(['/list'])).toBe(false);
  await expect(leaving.mayLeave(['/list'])).resolves.toBe(true);
  expect(leaving.asked()).toBeNull();
});

it('leaving asks about each screen that holds work, once and in the order given, and all go after every yes', async () => {
  const leaving = createLeaving(() => {});
  leaving.hold('/b', 'two');
  leaving.hold('/a', 'one');
  leaving.hold('/a', 'another of the same screen');
  leaving.hold('/c', 'three');
  const heard = answering(leaving, [true, true]);
  await expect(leaving.mayLeave(['/a', '/plain', '/b'])).resolves.toBe(true);
  expect(heard).toEqual(['/a', '/b']);
  expect(leaving.asked()).toBeNull();
});

it('leaving stops at the first no, and nothing goes', async () => {
  const leaving = createLeaving(() => {});
  for (const key of ['/a', '/b', '/c']) leaving.hold(key, 'scans');
  const heard = answering(leaving, [true, false, true]);
  await expect(leaving.mayLeave(['/a', '/b', '/c'])).resolves.toBe(false);
  expect(heard).toEqual(['/a', '/b']);
  expect(leaving.isHeld(['/c'])).toBe(true);
});

it('a second leaving is refused while the first one asks, and the question of the first is kept', async () => {
  const leaving = createLeaving(() => {});
  leaving.hold('/a', '3 scans');
  const first = leaving.mayLeave(['/a']);
  await expect(leaving.mayLeave(['/other'])).resolves.toBe(false);
  expect(told(leaving)).toBe('/a: 3 scans');
  leaving.asked()?.answer(true);
  await expect(first).resolves.toBe(true);
  await expect(leaving.mayLeave(['/other'])).resolves.toBe(true);
});

it('the page is held from the first question until the last one is withdrawn', () => {
  const onHeld = vi.fn<(isHeld: boolean) => void>();
  const leaving = createLeaving(onHeld);
  const one = leaving.hold('/a', 'one');
  const two = leaving.hold('/a', 'two');
  const three = leaving.hold('/b', 'three');
  expect(onHeld.mock.calls).toEqual([[true]]);
  one();
  one();
  expect(leaving.isHeld(['/a'])).toBe(true);
  two();
  expect(leaving.isHeld(['/a'])).toBe(false);
  expect(onHeld).toHaveBeenCalledTimes(1);
  three();
  expect(onHeld.mock.calls).toEqual([[true], [false]]);
});

it('the question before leaving names what a sign-out alone loses, and asks nothing about it, nor does the browser', async () => {
  const onHeld = vi.fn<(isHeld: boolean) => void>();
  const leaving = createLeaving(onHeld);
  const clear = leaving.hold('/new', 'the draft order', 'signOut');
  expect(leaving.isHeld(['/new'])).toBe(false);
  await expect(leaving.mayLeave(['/new'])).resolves.toBe(true);
  expect(leaving.losses()).toEqual(['the draft order']);
  expect(leaving.asked()).toBeNull();
  clear();
  expect(leaving.losses()).toEqual([]);
  expect(onHeld).not.toHaveBeenCalled();
});

it('the question of the browser is kept while anything is lost by closing', () => {
  const onHeld = vi.fn<(isHeld: boolean) => void>();
  const leaving = createLeaving(onHeld);
  const sent = leaving.hold('/new', 'the draft order', 'signOut');
  const saved = leaving.hold('/new', '3 scans');
  sent();
  expect(onHeld.mock.calls).toEqual([[true]]);
  expect(leaving.losses()).toEqual(['3 scans']);
  saved();
  expect(onHeld.mock.calls).toEqual([[true], [false]]);
});
