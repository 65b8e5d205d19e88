import { beforeAll, expect, it } from 'vitest';
import { kinds, nameOf } from '#server/company/entry.ts';
import { menus } from '#server/company/menus/index.ts';
import { fingerprintOf, RELEASED, shippedByVersion1 } from '#server/company/released/index.ts';
import { COMPANY_VERSION, standardCompany, type StandardCompany } from '#server/company/standard.ts';

let standard: StandardCompany;

beforeAll(async () => {
  standard = await standardCompany();
});

it('the standard company has a version of its own unless it is a released one', () => {
  const latest = Math.max(...Object.keys(RELEASED).map(Number));
  const released = RELEASED[COMPANY_VERSION];
  if (released === undefined) expect(COMPANY_VERSION).toBeGreaterThan(latest);
  else
    expect(
      fingerprintOf(standard.entries),
      `Version ${COMPANY_VERSION} is released: increase COMPANY_VERSION with a change`,
    ).toBe(released);
});

it('version 1 of the standard company stays as it was released', () => {
  expect(fingerprintOf(shippedByVersion1('demonstration'))).toBe(RELEASED[1]);
  expect(new Set(shippedByVersion1('empty').map(({ machine }) => machine))).toEqual(new Set(['role', 'menu']));
});

it('the standard company names each entry once', () => {
  const names = standard.entries.map(nameOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('the standard company lists each entry after the one above it', () => {
  const names = standard.entries.map(nameOf);
  const early = standard.entries.filter(({ machine, fields }, index) => {
    const above = kinds[machine].aboveOf(fields);
    return above !== null && !names.slice(0, index).includes(nameOf({ machine, key: above }));
  });
  expect(early).toEqual([]);
});

it('the standard company gives the entries of a menu, below one parent, each a position of its own', () => {
  const positions = Map.groupBy(menus, ({ parent, sort }) => `${parent ?? 'top'} ${sort}`);
  const shared = [...positions].flatMap(([position, entries]) =>
    entries.length > 1 ? [`${position}: ${entries.map(({ code }) => code).join(', ')}`] : [],
  );
  expect(shared).toEqual([]);
});
