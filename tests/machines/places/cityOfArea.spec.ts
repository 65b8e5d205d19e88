import { expect, test } from 'vitest';
import { areOneCity, cityOfArea, inCity } from '#machines/places/cityOfArea.ts';
import { pathOf } from '#server/geography/areas.ts';
import { chinaAreas } from '#server/geography/china.ts';
import { myanmarAreas } from '#server/geography/myanmar.ts';

test('all of Yangon, and all of Naypyitaw, is one city; elsewhere a district or a city is', () => {
  expect(['MMR013', 'MMR013D001', 'MMR013D004', 'MMR013033'].map(cityOfArea)).toEqual(Array(4).fill('MMR013'));
  expect(cityOfArea('MMR018D002')).toBe('MMR018');
  expect(cityOfArea('MMR010002')).toBe('MMR010D001');
  expect(['5301', '530102'].map(cityOfArea)).toEqual(['5301', '5301']);
  expect(['MMR010', '53', 'nowhere', ''].map(cityOfArea)).toEqual(Array(4).fill(undefined));
});

test('the city of an area is the second level of the tree of areas, or the first where its districts are one city', () => {
  const treeCity = (id: string): string | undefined => {
    const [widest, city] = pathOf(id).map((area) => area.id);
    return widest === 'MMR013' || widest === 'MMR018' ? widest : city;
  };
  const other = [...myanmarAreas, ...chinaAreas].filter(({ id }) => cityOfArea(id) !== treeCity(id));
  expect(other.map(({ id }) => id)).toEqual([]);
});

test('two areas are one city by their cities, or because they are the same', () => {
  expect(areOneCity('MMR013D001', 'MMR013D004')).toBe(true);
  expect(areOneCity('530102', '5301')).toBe(true);
  expect(areOneCity('MMR010D001', 'MMR010D002')).toBe(false);
  expect(areOneCity('nowhere', 'nowhere')).toBe(true);
  expect(areOneCity('nowhere', 'elsewhere')).toBe(false);
});

test('a place is put into its city, and keeps everything else', () => {
  expect(inCity({ id: 'YGN', city: 'MMR013D004', enabled: true })).toEqual({
    id: 'YGN',
    city: 'MMR013',
    enabled: true,
  });
  expect(inCity({ city: 'nowhere' })).toEqual({ city: 'nowhere' });
});
