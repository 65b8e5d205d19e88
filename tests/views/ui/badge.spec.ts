import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { Badge } from '#views/ui/Badge.tsx';

const shown = (count: number): unknown => (Badge({ count })?.props as { children?: unknown } | undefined)?.children;

test('a count is written up to 99, and nothing is none', () => {
  expect([1, 99, 100, 2500].map(shown)).toEqual([1, 99, '99+', '99+']);
  expect(Badge({ count: 0 })).toBeNull();
});

test('the bell says the whole count', async () => {
  const { text } = await loadWords('en');
  expect([0, 99, 100].map((count) => text('shell.notices', { count }))).toEqual([
    'Notifications',
    'Notifications, 99 unread',
    'Notifications, 100 unread',
  ]);
});
