import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type FirstView = typeof import('#services/firstView.ts');

let idle: (() => void)[] = [];
const rest = async (): Promise<void> => {
  const works = idle;
  idle = [];
  for (const work of works) work();
  await Promise.resolve();
  await Promise.resolve();
};

let view: FirstView;
beforeEach(async () => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.resetModules();
  view = await import('#services/firstView.ts');
});
afterEach(() => vi.unstubAllGlobals());

test('what can wait is done once a screen is there and has read what it shows', async () => {
  const done = vi.fn();
  view.afterFirstView(done);
  const read = view.reading();
  view.mounted();
  await rest();
  expect(done).not.toHaveBeenCalled();
  read();
  expect(done).not.toHaveBeenCalled();
  await rest();
  expect(done).toHaveBeenCalledOnce();
});

test('a screen that reads on before the browser is idle is awaited, even if a part ends twice', async () => {
  const done = vi.fn();
  view.afterFirstView(done);
  const first = view.reading();
  view.mounted();
  first();
  first();
  const second = view.reading();
  await rest();
  expect(done).not.toHaveBeenCalled();
  second();
  await rest();
  expect(done).toHaveBeenCalledOnce();
});

test('what is read before any screen is there is no first view', async () => {
  const done = vi.fn();
  view.afterFirstView(done);
  view.reading()();
  await rest();
  expect(done).not.toHaveBeenCalled();
});

test('code of parts is asked for then and not before; afterwards at once', async () => {
  const load = vi.fn(() => Promise.resolve('part'));
  const part = view.later(load)();
  await rest();
  expect(load).not.toHaveBeenCalled();
  view.mounted();
  await rest();
  await expect(part).resolves.toBe('part');
  await expect(view.later(load)()).resolves.toBe('part');
});

test('work that fails is met again where it matters', async () => {
  view.afterFirstView(() => Promise.reject(new Error('no line')));
  const done = vi.fn();
  view.afterFirstView(done);
  view.mounted();
  await rest();
  expect(done).toHaveBeenCalledOnce();
});
