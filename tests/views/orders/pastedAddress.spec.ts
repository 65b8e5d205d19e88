import { describe, expect, test } from 'vitest';
import { namedAreas } from '#services/areaNames.ts';
import { pastedParty } from '#views/orders/create/pastedParty.ts';
import { readPastedAddress, withUnknown } from '#views/orders/create/pastedAddress.ts';
import { areaTree } from '#server/geography/tree.ts';

const referencesIn = (language: 'en' | 'zh') =>
  namedAreas(areaTree(language)).map(({ above, ...area }) => ({ ...area, above: above.map(({ id }) => id) }));
const areas = referencesIn('en');
const labels = new Map(areas.map(({ id, label }) => [id, label]));

/** Reads an address and names its areas. */
function read(text: string) {
  const { city, ...found } = readPastedAddress(text, areas);
  return { ...found, city: labels.get(city ?? '') ?? null };
}

describe('a pasted address', () => {
  const palace = { name: 'U Tin Aung', phone: '+959430001002', address: 'No. 7 Palace Street' };
  test.each([
    ['No. 7 Palace Street\nMandalay\n+95 9 430 001 002\nU Tin Aung', { ...palace, city: 'Mandalay' }],
    ['U Tin Aung, 09430001002, No. 7 Palace Street, 曼德勒', { ...palace, city: 'Mandalay' }],
    ['U Tin Aung၊ 09430001002\nNo. 7 Palace Street\nမန္တလေးမြို့', { ...palace, city: 'Mandalay' }],
    [
      '收件人：张三，电话：13800138000，云南省德宏州瑞丽市姐告路12号',
      {
        name: '张三',
        phone: '+8613800138000',
        city: 'Ruili',
        address: '云南省德宏州瑞丽市姐告路12号',
      },
    ],
  ])('a pasted address is read from %j', (text, found) => {
    expect(read(text)).toEqual({ ...found, unknown: [] });
  });

  const strand = { name: 'Daw Hla', phone: '+959420001001', city: 'Kyauktada', unknown: [] };
  test.each([
    ['Daw Hla, 09 420 001 001, 12 Strand Road, Kyauktada, Yangon', '12 Strand Road, Kyauktada'],
    ['Daw Hla\t၀၉၄၂၀၀၀၁၀၀၁\t12 Strand Road, Kyauktada Township, Myanmar', '12 Strand Road, Kyauktada Township'],
    ['Daw Hla\n\u202d(09) 420.001.001\u202c\nKyauktada, 12 Strand Road', 'Kyauktada, 12 Strand Road'],
    ['Daw Hla, 09420001001, 12 Strand Road Kyauktada Yangon', '12 Strand Road Kyauktada Yangon'],
    ['Daw Hla\n09420001001\nအမှတ် ၁၂\nကျောက်တံတားမြို့နယ်\nရန်ကုန်မြို့', 'အမှတ် 12, ကျောက်တံတားမြို့နယ်'],
    ['Daw Hla, 09420001001, Mandalay Road 3, Kyauktada', 'Mandalay Road 3, Kyauktada'],
  ])('a pasted address takes the township for the city, and keeps it in the address: %j', (text, address) => {
    expect(read(text)).toEqual({ ...strand, address });
  });

  test.each(['45 Bogyoke Rd, Yangon', '45 Bogyoke Rd\nရန်ကုန်မြို့', '45 Bogyoke Rd, 仰光', '45 Bogyoke Rd, Yangon City'])(
    'all of Yangon is one city: %j',
    (text) => {
      expect(read(text)).toMatchObject({ city: 'Yangon', address: '45 Bogyoke Rd', unknown: [] });
    },
  );

  test.each([
    ['云南省德宏州瑞丽市姐告路88号', 'Ruili'],
    ['云南省德宏傣族景颇族自治州, 88号', 'Dehong'],
    ['45 Bogyoke Rd, Mayangone, Yangon (West), Yangon', 'Mayangone'],
    ['45 Bogyoke Rd, Yangon (West), Yangon', 'Yangon (West)'],
    ['45 Bogyoke Rd Mayangone, Yangon', 'Mayangone'],
    ['35th Street, Chanayethazan, Mandalay', 'Chanayethazan'],
    ['35th Street, Mandalay, Mandalay Region', 'Mandalay'],
  ])('a pasted address is in the deepest area that it names: %j', (text, city) => {
    expect(read(text).city).toBe(city);
  });

  test('a street that is called as a city is in any of them', () => {
    expect(read('U Tin Aung, 12 Yangon Road').city).toBeNull();
    expect(read('张三, 瑞丽路88号').city).toBeNull();
    expect(read('U Tin Aung, 12 Yangon Street, Mandalay').city).toBe('Mandalay');
  });

  test('of two townships of one name in a pasted address counts the one in the region that is named', () => {
    const districtOf = (text: string) => {
      const { city } = readPastedAddress(text, areas);
      return labels.get(areas.find(({ id }) => id === city)?.above[0] ?? '');
    };
    expect(districtOf('1 Main Road, Htantabin, Bago East')).toBe('Taungoo');
    expect(districtOf('1 Main Road, Htantabin, Yangon')).toBe('Yangon (North)');
  });

  test('a person in a pasted address who is called as a township lives elsewhere', () => {
    expect(read('U Hlaing Min, 7 Palace Street, Mandalay')).toMatchObject({ name: 'U Hlaing Min', city: 'Mandalay' });
    expect(read('U Hlaing Min, 7 Palace Street')).toMatchObject({ name: 'U Hlaing Min', city: null });
  });

  const nothing = { name: null, phone: null, city: null, address: null, unknown: [] };
  test.each([
    ['', nothing],
    ['12 Strand Road', { ...nothing, address: '12 Strand Road' }],
    ['Golden Land, 1234', { ...nothing, name: 'Golden Land', address: '1234' }],
  ])('a pasted address %j leaves open what it does not say', (text, found) => {
    expect(read(text)).toEqual(found);
  });

  test('what is no part of a pasted address stays apart from the street, and is lost only if the person wants so', () => {
    const found = readPastedAddress('Ma Ei, 09420001001, 35th Street, Mandalay, please be quick, 09799123456', areas);
    expect(found).toMatchObject({ address: '35th Street', unknown: ['please be quick', '09799123456'] });
    expect(withUnknown(found)).toBe('35th Street, please be quick, 09799123456');
    expect(withUnknown({ address: null, unknown: [] })).toBeNull();
  });

  test.each(['Mandalayhill Hotel', 'ရှမ်းပြည်နယ်လမ်း'])(
    'a city is not found within a longer word of a pasted address: %s',
    (text) => {
      expect(read(text).city).toBeNull();
    },
  );

  describe('takes the place of the whole person', () => {
    const fill = (text: string, takesUnknown = false) => pastedParty(readPastedAddress(text, areas), takesUnknown);

    test('with the rest of the text', () => {
      expect(fill('U Aung, 09-5123456 (wife 09-777888999), 45 Bogyoke Rd, Yangon')).toEqual({
        values: { name: 'U Aung', phone: '095123456', city: 'MMR013', address: '45 Bogyoke Rd' },
        missing: [],
        left: ['(wife 09-777888999)'],
      });
    });

    test('with nothing left where the rest goes into the address', () => {
      expect(fill('U Aung, 09-5123456, 45 Bogyoke Rd, ask for Ma Ei, Yangon', true)).toMatchObject({
        values: { address: '45 Bogyoke Rd, ask for Ma Ei' },
        left: [],
      });
    });

    test('what the text does not say is empty, and named', () => {
      expect(fill('asdf')).toEqual({ values: { name: 'asdf' }, missing: ['phone', 'city', 'address'], left: [] });
    });

    test('between slashes', () => {
      expect(fill('Daw Hla Hla / 09 421 123 456 / No. 12, 35th Street, Mandalay')).toEqual({
        values: { name: 'Daw Hla Hla', phone: '09421123456', city: 'MMR010D001', address: 'No. 12, 35th Street' },
        missing: [],
        left: [],
      });
    });
  });
});
