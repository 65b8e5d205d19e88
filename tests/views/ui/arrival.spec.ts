import { expect, test, vi } from 'vitest';
import { arrival } from '#views/ui/arrival.ts';

test('a part that others fetch reaches every waiter, also one that began to wait meanwhile', async () => {
  let come: (module: { default: string }) => void = () => {};
  const load = vi.fn(() => new Promise<{ default: string }>((resolve) => (come = resolve)));
  const { prepare, subscribe, present } = arrival(load);
  const early = vi.fn();
  const leave = subscribe(early);
  const fetched = prepare();
  const late = vi.fn();
  subscribe(late);
  leave();
  expect(present()).toBeNull();
  come({ default: 'part' });
  await fetched;
  expect(present()).toBe('part');
  expect([early, late].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  await prepare();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that two ask for at once is loaded once, so nobody draws a second one in its place', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Symbol('part') }));
  const { prepare, present } = arrival(load);
  await Promise.race([prepare(), prepare()]);
  const first = present();
  await prepare();
  expect(load).toHaveBeenCalledTimes(1);
  expect(present()).toBe(first);
});

test('a part that could not come is asked for again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no line'))).mockRejectedValueOnce(new Error('no line'));
  const { prepare, present } = arrival<string>(load);
  await expect(prepare()).rejects.toThrow('no line');
  await expect(prepare()).rejects.toThrow('no line');
  expect(load).toHaveBeenCalledTimes(2);
  expect(present()).toBeNull();
});
