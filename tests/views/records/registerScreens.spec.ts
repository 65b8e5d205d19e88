import { describe, expect, test } from 'vitest';
import { registers } from '#machines/registers/all.ts';
import { loadPresented } from '#views/data/presentations.ts';
import { listOf } from '#views/registers/listOf.ts';
import { SCREENS } from '#views/screens.ts';
import { filterOf } from '#views/shapes/list/query.ts';
import { fieldOf } from '#views/shapes/listDescriptor/listDescriptor.ts';
import type { ListedRegister } from '#views/shapes/presentation/listedRegister.ts';
import type { PresentedRegister } from '#views/shapes/presentation/register.ts';

const FOLDER = '../../../src/views/records';
const LISTS = import.meta.glob<ListedRegister>('../../../src/views/records/*/listed.ts', { import: 'default' });

const all = await Promise.all(
  registers.map(async ({ id }) => {
    const listed = await LISTS[`${FOLDER}/${id}/listed.ts`]?.();
    if (!listed) throw new Error(`There is no list of ${id}.`);
    return { id, listed, register: (await loadPresented(id)) as unknown as PresentedRegister };
  }),
);
describe.each(all)('the screens of $id', ({ listed, register }) => {
  test('the screens of a register have a column for the field that titles an entry, and a path for the entry', () => {
    expect(listed.columns.map((column) => (typeof column === 'string' ? column : column.field))).toContain(
      register.screen.title,
    );
    expect(listed.path).not.toBe('');
  });

  test('the screens of a register are filtered by fields that the server can compare as it is asked', () => {
    for (const name of listed.filters) {
      const { kind } = fieldOf(listed.descriptorData, name);
      const isNumber = ['number', 'decimal', 'grams', 'millimetres'].includes(kind.kind);
      expect([name, isNumber && filterOf({ name, kind }, '1', 0)?.op === 'like']).toEqual([name, false]);
    }
  });

  test('the screens of a register show an entry in a list as its own screen does', () => {
    expect(register).toMatchObject({ columns: listed.columns, path: listed.path, tones: listed.tones });
    expect(listed.descriptorData.id).toBe(register.id);
  });

  test('the screens of a register are made once, however often the list is asked for', () => {
    expect(listOf(listed)).toBe(listOf(listed));
  });
});

test.each([
  ['transport/Cars', 'transport/CarDetail'],
  ['transport/Carriers', 'transport/CarrierDetail'],
  ['storage/Shelves', 'storage/ShelfDetail'],
])('the console opens %s and %s, each once', async (list, entry) => {
  const load = async (name: string) => (await SCREENS[name]?.())?.default;
  const screens = [await load(list), await load(entry)];
  expect(screens.every((one) => typeof one === 'function')).toBe(true);
  expect([await load(list), await load(entry)]).toEqual(screens);
});
