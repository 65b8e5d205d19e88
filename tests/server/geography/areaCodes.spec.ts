import { expect, test } from 'vitest';
import { areasAbove, countryOfArea } from '#machines/places/areaCodes.ts';
import { chinaAreas } from '../../../server/geography/china.ts';
import { myanmarAreas } from '../../../server/geography/myanmar.ts';
import { pathOf } from '../../../server/geography/areas.ts';

const areas = [...myanmarAreas, ...chinaAreas];

test('the code of every area says its country and the areas that contain it', () => {
  const wrong = areas.filter(
    ({ id, country }) =>
      countryOfArea(id) !== country ||
      areasAbove(id).join() !==
        pathOf(id)
          .slice(0, -1)
          .map((area) => area.id)
          .join(),
  );
  expect(areas.length).toBeGreaterThan(3500);
  expect(wrong).toEqual([]);
});

test.each(['', 'X', 'MMR13', 'MMR013D4', 'MMR013D0045', '530', '53010', '5301021'])(
  '%j is the code of no area',
  (text) => {
    expect(countryOfArea(text)).toBeNull();
    expect(areasAbove(text)).toEqual([]);
  },
);

test('a township that is not on the list has a state and no district', () => {
  expect(areasAbove('MMR013999')).toEqual(['MMR013']);
});
