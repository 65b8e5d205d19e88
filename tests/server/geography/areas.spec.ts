import { describe, expect, it } from 'vitest';
import { areaOf, cityOf, overlap, pathOf } from '#server/geography/areas.ts';
import { chinaAreas } from '#server/geography/china.ts';
import { myanmarAreas } from '#server/geography/myanmar.ts';
import { areaTree } from '#server/geography/tree.ts';

const all = [...myanmarAreas, ...chinaAreas];

describe('areas', () => {
  it('the areas are all of both countries', () => {
    const count = (areas: typeof myanmarAreas) =>
      [1, 2, 3].map((level) => areas.filter((area) => area.level === level).length);
    expect(count(myanmarAreas)).toEqual([18, 77, 349]);
    expect(count(chinaAreas)).toEqual([31, 342, 2978]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('each area lies in one of the level above', () => {
    const astray = all.filter(({ level, parent }) =>
      parent === null ? level !== 1 : areaOf(parent)?.level !== level - 1,
    );
    expect(astray).toEqual([]);
  });

  it('areas have tidy names: English for all, Burmese for states and townships, Chinese for China', () => {
    const untidy = all.filter(
      ({ nameEn }) => nameEn !== nameEn.trim() || /\s{2}/.test(nameEn) || /[^\p{Script=Latin} ()`'-]/u.test(nameEn),
    );
    expect(untidy).toEqual([]);
    expect(myanmarAreas.filter(({ level, nameMy }) => level !== 2 && nameMy === null)).toEqual([]);
    expect(chinaAreas.filter(({ nameZh }) => nameZh === null)).toEqual([]);
  });

  it('areas have Burmese names of Burmese letters in one form, no sign written twice', () => {
    const mistyped = myanmarAreas.filter(
      ({ nameMy }) =>
        nameMy !== null &&
        (/[^\p{Script=Myanmar} ()]/u.test(nameMy) || /(\p{M})\1/u.test(nameMy) || nameMy !== nameMy.normalize('NFC')),
    );
    expect(mistyped).toEqual([]);
  });

  it('no two areas of a level share a name, but two pairs of towns that are called the same in both scripts', () => {
    const sameName = (nameOf: (area: (typeof myanmarAreas)[number]) => string | null) =>
      [...Map.groupBy(myanmarAreas, (area) => `${area.level} ${nameOf(area) ?? area.id}`).values()]
        .filter((areas) => areas.length > 1)
        .map((areas) => areas.map(({ id, parent }) => `${id} in ${areaOf(parent ?? '')?.nameEn}`));
    const namesakes = [
      ['MMR007014 in Taungoo', 'MMR013006 in Yangon (North)'],
      ['MMR008009 in Thayarwady', 'MMR009013 in Thayet'],
    ];
    expect(sameName(({ nameMy }) => nameMy)).toEqual(namesakes);
    expect(sameName(({ nameEn }) => nameEn)).toEqual(namesakes);
  });

  it('areas are found by code, with all they lie in', () => {
    expect(pathOf('533102').map(({ nameZh }) => nameZh)).toEqual(['云南省', '德宏傣族景颇族自治州', '瑞丽市']);
    expect(pathOf('533102').map(({ nameEn }) => nameEn)).toEqual(['Yunnan', 'Dehong', 'Ruili']);
    expect(pathOf('MMR015009').map(({ nameEn }) => nameEn)).toEqual(['Shan (North)', 'Muse', 'Muse']);
    expect(areaOf('MMR999')).toBeUndefined();
    expect(pathOf('MMR999')).toEqual([]);
  });

  it('areas overlap where one lies in the other, whichever is named first', () => {
    const pairs = (areas: readonly string[]) =>
      areas.flatMap((one) => areas.filter((other) => one < other && overlap(one, other)).map((other) => [one, other]));
    // Yangon, its west and east, a township of each; Yunnan, Dehong and Ruili.
    expect(pairs(['MMR013', 'MMR013015', 'MMR013033', 'MMR013D002', 'MMR013D004'])).toEqual([
      ['MMR013', 'MMR013015'],
      ['MMR013', 'MMR013033'],
      ['MMR013', 'MMR013D002'],
      ['MMR013', 'MMR013D004'],
      ['MMR013015', 'MMR013D002'],
      ['MMR013033', 'MMR013D004'],
    ]);
    expect(overlap('533102', '53') && overlap('5331', '533102') && overlap('5331', '5331')).toBe(true);
    expect(overlap('530102', '5331') || overlap('nowhere', 'MMR013')).toBe(false);
  });

  it('all areas of Yangon count as one city', () => {
    expect(cityOf('MMR013033')?.id).toBe('MMR013');
    expect(cityOf('MMR013D001')?.id).toBe('MMR013');
    expect(cityOf('MMR010002')?.id).toBe('MMR010D001');
    expect(cityOf('530102')?.id).toBe('5301');
    expect(cityOf('53')).toBeUndefined();
    expect(cityOf('nowhere')).toBeUndefined();
  });
});

describe('the tree', () => {
  it('the tree of areas is labelled in the language asked, down to the leaves', () => {
    const [myanmar, china] = areaTree('zh');
    expect([myanmar?.label, china?.label]).toEqual(['缅甸', '中国']);
    const yunnan = china?.children?.find(({ value }) => value === '53');
    const ruili = yunnan?.children
      ?.find(({ value }) => value === '5331')
      ?.children?.find(({ value }) => value === '533102');
    expect(ruili).toEqual({ value: '533102', label: '瑞丽市', nameEn: 'Ruili', nameZh: '瑞丽市' });
    expect(areaTree('en')[1]?.children?.find(({ value }) => value === '53')?.label).toBe('Yunnan');
  });

  it('the tree of areas has every area once', () => {
    const values: string[] = [];
    const walk = (nodes: ReturnType<typeof areaTree>): void =>
      nodes.forEach(({ value, children }) => {
        values.push(value);
        walk(children ?? []);
      });
    walk(areaTree('en'));
    expect(values.toSorted()).toEqual([...all.map(({ id }) => id), 'CN', 'MM'].toSorted());
  });
});
