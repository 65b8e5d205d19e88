import { describe, expect, test } from 'vitest';
import { areaTree } from '#server/geography/tree.ts';
import { namedAreas } from '#services/areaNames.ts';
import { deliveryWay } from '#machines/fields/schemas.ts';
import { createIndex, SEVERAL } from '#services/import/names.ts';
import { choiceCell, nameCell } from '#services/import/template.ts';
import { readCell } from '#services/import/values.ts';
import { found } from '#views/shapes/fields/found.ts';
import { english } from './fixtures.ts';

const areas = namedAreas(areaTree('en'));
const index = createIndex(areas);

describe('an area in a cell', () => {
  test.each([
    ['Mandalay', 'MMR010D001'],
    ['曼德勒', 'MMR010D001'],
    ['မန္တလေး', 'MMR010D001'],
    ['ＭＡＮＤＡＬＡＹ', 'MMR010D001'],
    ['Mandalay · Mandalay · Myanmar', 'MMR010D001'],
    ['Myanmar / Mandalay / Mandalay', 'MMR010D001'],
    ['缅甸 > 曼德勒', 'MMR010'],
    ['Mandalay, Myanmar', 'MMR010'],
    ['mmr010', 'MMR010'],
    ['Yangon', 'MMR013'],
    ['ရန်ကုန်', 'MMR013'],
    ['木姐', 'MMR015D002'],
    ['昆明', '5301'],
    ['昆明市', '5301'],
    ['Kunming, Yunnan', '5301'],
    ['云南省 昆明市', '5301'],
    ['云南省昆明市', '5301'],
    ['云南昆明', '5301'],
    ['中国云南省昆明市', '5301'],
    ['四川省昆明市', undefined],
    ['昆明市云南省', undefined],
    ['北京市朝阳区', '110105'],
    ['北京市', '11'],
    ['Naypyitaw', 'MMR018'],
    ['Nay-Pyi-Taw', 'MMR018'],
    ['ရန်ကုန်မြို့', 'MMR013'],
    ['Mandalay city', 'MMR010D001'],
    ['Mandalay Township', undefined],
    ['MMR010 (Mandalay)', 'MMR010'],
    ['MMR010 (Yangon)', undefined],
    ['Muse (MMR015D002)', 'MMR015D002'],
    ['木姐（MMR015D002）', 'MMR015D002'],
    ['Kunming (MMR015D002)', undefined],
    ['City', undefined],
    ['市', undefined],
    ['Atlantis', undefined],
    ['Mandalay, Shan (South)', undefined],
    ['/', undefined],
  ])('the area in a cell that says %s is %s', (text, id) => {
    expect(index.idOf(text)).toBe(id);
  });

  test('an area in a cell is found at the depth of its column alone', () => {
    expect(index.idOf('曼德勒', 0)).toBe('MMR010');
    expect(index.idOf('曼德勒', 1)).toBe('MMR010D001');
    expect(index.idOf('MMR010', 1)).toBeUndefined();
  });

  test('an area in a cell with a name that places far apart have is the name of several areas', () => {
    expect(index.idOf('朝阳区')).toBe(SEVERAL);
    expect(index.idOf('朝阳区, 长春市')).toBe('220104');
  });

  test.each(['en', 'zh'] as const)('an area in a cell is known by the path that the picker shows in %s', (language) => {
    const shown = namedAreas(areaTree(language));
    const inLanguage = createIndex(shown);
    const lost = shown.filter(({ id, label, above }) => {
      const path = [label, ...above.map((one) => one.label)].join(' · ');
      return inLanguage.idOf(path) !== id;
    });
    expect(lost.map(({ id, label }) => [id, label])).toEqual([]);
  });

  test('an area is found by the picker by its name in any language', () => {
    const entries = areas.map(({ id, label, names }) => ({ id, label, names }));
    for (const typed of ['曼德勒', 'မန္တလေး', 'Ｍａｎｄａｌａｙ', 'mandalay'])
      expect(
        found(entries, typed).map(({ id }) => id),
        typed,
      ).toContain('MMR010D001');
  });
});

test('a name of several of which one is in use is that one', () => {
  const branches = createIndex([
    { id: 'MDY', names: ['Mandalay'] },
    { id: 'OLD', names: ['Mandalay', 'Old market'], gone: true },
    { id: 'TWN1', names: ['Twin'] },
    { id: 'TWN2', names: ['twin'] },
  ]);
  expect(branches.idOf('mandalay')).toBe('MDY');
  expect(branches.idOf('Old market')).toBe('OLD');
  expect(branches.idOf('Twin')).toBe(SEVERAL);
});

describe('a name that the name of one entry begins with', () => {
  const branches = createIndex([
    { id: 'YGN', names: ['Yangon Head Office', '仰光总部'] },
    { id: 'MDC', names: ['Mandalay Sorting', '曼德勒分拨中心'] },
    { id: 'GRK', names: ['Ruili North', '瑞丽北'] },
    { id: 'GRS', names: ['Ruili South', '瑞丽南'] },
    { id: 'OLD', names: ['Lashio Office', '腊戌网点'], gone: true },
  ]);

  test.each([
    ['Yangon', 'Yangon Head Office'],
    [' yangon  head', 'Yangon Head Office'],
    ['仰光', '仰光总部'],
    ['曼德勒', '曼德勒分拨中心'],
    ['Yang', undefined],
    ['Y', undefined],
    ['曼', undefined],
    ['Ruili', undefined],
    ['瑞丽', undefined],
    ['Lashio', undefined],
    ['Mandalay Sorting', undefined],
  ])('the beginning %s of a name may mean %s, and is not taken for it', (text, name) => {
    expect(branches.meant(text)).toBe(name);
    if (name !== undefined) expect(branches.idOf(text)).toBeUndefined();
  });

  test('a name that the name of one entry begins with is refused with the entry that may be meant', () => {
    const names = { branch: branches, area: null, station: null, merchant: null, role: null, department: null };
    const read = readCell({ kind: 'text', text: '曼德勒' }, nameCell('branch'), { languages: [english], names });
    expect(read).toEqual({ fault: { id: 'perhapsNamed', values: { name: '曼德勒分拨中心' } } });
  });
});

test.each(['To\u200bthe door', 'Tothe door', '  TO THE  DOOR '])('%j is a choice whatever its spaces are', (text) => {
  const kind = choiceCell('value.deliveryWay', deliveryWay);
  const names = { branch: null, area: null, station: null, merchant: null, role: null, department: null };
  expect(readCell({ kind: 'text', text }, kind, { languages: [english], names })).toEqual({ value: 'door' });
});
