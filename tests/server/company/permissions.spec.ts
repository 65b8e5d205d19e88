import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { LANGUAGE_IDS } from '#i18n/languages.ts';
import { COLLEAGUE_RIGHTS } from '#machines/rights/colleagueRights.ts';
import { EVERYTHING } from '#machines/rights/everything.ts';
import { permissionGroups } from '#machines/rights/permissions.ts';
import { roles } from '#server/company/roles.ts';
import { POLICY } from '#server/policy.ts';
import { aboutTitle, permissionTitle } from '#views/shapes/fields/permissions/titles.ts';

const offered = new Set(permissionGroups().flatMap(({ ids }) => ids));

test('the form of a role offers each permission that a standard role holds or a call asks for', () => {
  const held = roles.flatMap(({ permissions }) => permissions);
  const asked = Object.values(POLICY).flatMap(({ access }) => (Array.isArray(access) ? access : []));
  const missing = [...held, ...asked].filter((id) => id !== EVERYTHING && !offered.has(id));
  expect([...new Set(missing)]).toEqual([]);
});

test.each(['en', 'zh'] as const)('each permission and each group has a title (%s)', async (language) => {
  expect(LANGUAGE_IDS).toContain(language);
  const words = await loadWords(language);
  expect([...offered].filter((id) => permissionTitle(id, words) === id)).toEqual([]);
  const groups = permissionGroups().map(({ about }) => aboutTitle(about, words));
  expect(new Set(groups).size).toBe(groups.length);
});

test.each(['staff', 'role'])('a standard role that acts on a %s reads it', (type) => {
  // Who acts on colleagues alone finds them on another screen.
  const isActing = (one: string): boolean => one.startsWith(`${type}.`) && !COLLEAGUE_RIGHTS.includes(one);
  const acting = roles.filter(({ permissions }) => permissions.some(isActing));
  expect(acting.length).toBeGreaterThan(0);
  const blind = acting.filter(({ permissions }) => !permissions.includes(`${type}.read`));
  expect(blind.map(({ code }) => code)).toEqual([]);
});
