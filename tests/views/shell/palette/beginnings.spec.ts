import { expect, test, vi } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { shelf } from '#machines/registers/index.ts';
import { roles } from '#server/company/roles.ts';
import { BEGINNINGS, beginningEntries } from '#views/shell/palette/beginnings.ts';

const languages = await Promise.all((['en', 'zh'] as const).map((language) => loadWords(language)));
const SCREENS = new Map([
  ['/sender/newOrder', {}],
  ['/workOrders/newWorkOrder', {}],
]);

const offered = (role: string, { views = SCREENS, begin = vi.fn<(event: string, type: object) => void>() } = {}) =>
  beginningEntries(languages, {
    permissions: roles.find(({ code }) => code === role)?.permissions ?? [],
    views,
    go: () => {},
    begin,
    onFailed: (error) => {
      throw error;
    },
  });

test('an administrator may begin every kind of record, in words of both languages', () => {
  const entries = offered('admin');
  expect(entries.map(({ id }) => id)).toEqual(BEGINNINGS.map(({ event }) => `new ${event}`));
  expect(entries.find(({ id }) => id === 'new shelf.registered')).toMatchObject({
    label: 'Shelf: Add',
    names: [expect.stringMatching(/^shelf/i), expect.stringContaining('货架')],
  });
});

test.each(['auditor', 'trainer'])('who only reads is offered no creation: %s', (role) => {
  expect(offered(role)).toEqual([]);
});

test('a creation is for whom the event is granted, and whose menu has its screen', () => {
  const ids = offered('clerk').map(({ id }) => id);
  expect(ids).toContain('new order.created');
  expect(ids).not.toContain('new shelf.registered');
  expect(offered('clerk', { views: new Map() }).map(({ id }) => id)).not.toContain('new order.created');
});

test('without a screen of its own the form opens where one is', async () => {
  const begin = vi.fn<(event: string, type: object) => void>();
  offered('admin', { begin })
    .find(({ id }) => id === 'new shelf.registered')
    ?.run();
  await vi.waitFor(() => expect(begin).toHaveBeenCalledWith('shelf.registered', shelf));
});
