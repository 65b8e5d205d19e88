import type { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { fieldInfo } from '#i18n/fieldsOf.ts';
import { filterOf } from '#views/shapes/list/query.ts';
import { registers } from '#machines/registers/all.ts';
import { loadPresented } from '#views/data/presentations.ts';
import { registerScreens } from '#views/registers/screens.ts';
import { SCREENS } from '#views/screens.ts';
import type { PresentedRegister } from '#views/shapes/presentation/register.ts';

const all = await Promise.all(
  registers.map(async ({ id }) => (await loadPresented(id)) as unknown as PresentedRegister),
);
describe.each(all.map((register) => [register.id, register] as const))('the screens of %s', (id, register) => {
  test('have a column for the field that titles an entry, and a path for the entry', () => {
    expect(register.columns.map((column) => (typeof column === 'string' ? column : column.field))).toContain(
      register.screens.title,
    );
    expect(register.path).not.toBeNull();
  });

  test('are filtered by fields that the server can compare as it is asked', () => {
    for (const name of register.screens.filters) {
      const { kind } = fieldInfo(name, register.rowSchema.shape[name] as z.ZodType);
      const isNumber = ['number', 'decimal', 'grams', 'millimetres'].includes(kind.kind);
      expect([name, isNumber && filterOf({ name, kind }, '1', 0)?.op === 'like']).toEqual([name, false]);
    }
  });

  test('are made once, whichever of them is asked for', async () => {
    expect(await registerScreens(id)).toBe(await registerScreens(id));
  });
});

test('an unknown register has no screens', async () => {
  await expect(registerScreens('weather')).rejects.toThrow('no presentation of weather');
});

test.each([
  ['car', 'transport/Cars', 'transport/CarDetail'],
  ['carrier', 'transport/Carriers', 'transport/CarrierDetail'],
  ['shelf', 'storage/Shelves', 'storage/ShelfDetail'],
])('the console opens the screens of %s under their names', async (id, list, entry) => {
  const load = async (name: string) => (await SCREENS[name]?.())?.default;
  expect([await load(list), await load(entry)]).toEqual(Object.values(await registerScreens(id)));
});
