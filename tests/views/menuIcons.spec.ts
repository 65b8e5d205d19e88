import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { menus } from '#server/company/menus/index.ts';

test.each(['en', 'zh'] as const)('every icon of the standard menu has a name: %s', async (language) => {
  const words = await loadWords(language);
  const icons = new Set(menus.flatMap(({ icon }) => icon ?? []));
  expect([...icons].filter((icon) => !words.has(`icon.${icon}`))).toEqual([]);
});
