import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../support/eventually.ts';

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

test('deferred work begins once a screen has read its data', async () => {
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

test('a read before any screen is no first view', async () => {
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

describe('what waits for a person', () => {
  test('what waits for a person begins at the first sign of a person, each piece in an idle moment of its own', async () => {
    const one = vi.fn();
    const two = vi.fn();
    view.afterFirstTouch(one);
    view.afterFirstTouch(two);
    view.mounted();
    await rest();
    await rest();
    expect(one).not.toHaveBeenCalled();
    dispatchEvent(new Event('pointermove'));
    await eventually(async () => {
      await rest();
      expect(one).toHaveBeenCalledOnce();
    });
    await eventually(async () => {
      await rest();
      expect(two).toHaveBeenCalledOnce();
    });
  });
});
