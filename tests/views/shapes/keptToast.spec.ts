import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { outbox } from '#services/outbox/outbox.ts';
import { toastKept } from '#views/shapes/form/keptToast.ts';
import { queue } from '#views/ui/toasts.ts';

const words = await loadWords('en');
const shown = (): string[] => queue.visibleToasts.map(({ content }) => content.title);

afterEach(() => void vi.restoreAllMocks());

test.each(['done', 'givenUp'] as const)('the word that an event is kept here goes when it is %s', async (end) => {
  const settled = Promise.withResolvers<never>();
  vi.spyOn(outbox, 'settled').mockReturnValue(settled.promise);
  toastKept('key', 'Sign', words);
  expect(shown()).toEqual(['Sign: kept on this device']);
  if (end === 'done') settled.resolve(undefined as never);
  else settled.reject(new Error('given up'));
  await vi.waitFor(() => expect(shown()).toEqual([]));
});
