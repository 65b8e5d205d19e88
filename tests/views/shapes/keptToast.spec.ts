import { expect, test, vi } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { toastKept } from '#views/shapes/form/keptToast.ts';
import { queue } from '#views/ui/toasts.ts';

const { ended } = vi.hoisted(() => ({
  ended: { done: (): void => {}, givenUp: (): void => {} },
}));

vi.mock(import('#services/outbox/outbox.ts'), async (original) => {
  const real = await original();
  const settled = () =>
    new Promise<never>((resolve, reject) => {
      ended.done = () => resolve(undefined as never);
      ended.givenUp = () => reject(new Error('given up'));
    });
  return { ...real, outbox: { ...real.outbox, settled } };
});

const words = await loadWords('en');
const shown = (): string[] => queue.visibleToasts.map(({ content }) => content.title);

test.each(['done', 'givenUp'] as const)('the word that an event is kept here goes when it is %s', async (end) => {
  toastKept('key', 'Sign', words);
  expect(shown()).toEqual(['Sign: kept on this device']);
  ended[end]();
  await vi.waitFor(() => expect(shown()).toEqual([]));
});
