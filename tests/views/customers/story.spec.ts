import { expect, test } from 'vitest';
import { holdsOneOf } from '#machines/session/index.ts';
import { roles } from '#server/company/roles.ts';
import { storyTabs } from '#views/customers/merchantStory.ts';

test.each([
  ['admin', ['orders', 'money', 'claims', 'questions']],
  ['finance', ['orders', 'money', 'claims', 'questions']],
  ['courier', ['orders', 'questions']],
])('%s finds of a customer only what the role may read', (code, panes) => {
  const granted = roles.find((role) => role.code === code)?.permissions ?? [];
  const found = storyTabs.filter(({ needs = [] }) => holdsOneOf(granted, needs));
  expect(found.map(({ id }) => id)).toEqual(panes);
});
