import { describe, expect, test } from 'vitest';
import { namedAreas } from '#services/areaNames.ts';
import { readPastedAddress, withUnknown } from '#views/orders/create/pastedAddress.ts';
import { areaTree } from '#server/geography/tree.ts';

const referencesIn = (language: 'en' | 'zh') =>
  namedAreas(areaTree(language)).map(({ above, ...area }) => ({ ...area, above: above.map(({ id }) => id) }));
const areas = referencesIn('en');
const labels = new Map(areas.map(({ id, label }) => [id, label]));

/** Reads an address and names its areas. */
function read(text: string) {
  const { city, township, ...found } = readPastedAddress(text, areas);
  return { ...found, city: labels.get(city ?? '') ?? null, township: labels.get(township ?? '') ?? null };
}

describe('a pasted address', () => {
  const palace = { name: 'U Tin Aung', phone: '+959430001002', address: 'No. 7 Palace Street' };
  test.each([
    ['No. 7 Palace Street\nMandalay\n+95 9 430 001 002\nU Tin Aung', { ...palace, city: 'Mandalay', township: null }],
    ['U Tin Aung, 09430001002, No. 7 Palace Street, 曼德勒', { ...palace, city: 'Mandalay', township: null }],
    ['U Tin Aung၊ 09430001002\nNo. 7 Palace Street\nမန္တလေးမြို့', { ...palace, city: 'Mandalay', township: null }],
    [
      '收件人：张三，电话：13800138000，云南省德宏州瑞丽市姐告路12号',
      {
        name: '张三',
        phone: '+8613800138000',
        city: 'Dehong',
        township: 'Ruili',
        address: '云南省德宏州瑞丽市姐告路12号',
      },
    ],
  ])('%j', (text, found) => {
    expect(read(text)).toEqual({ ...found, unknown: [] });
  });

  const strand = { name: 'Daw Hla', phone: '+959420001001', city: 'Yangon (West)', township: 'Kyauktada', unknown: [] };
  test.each([
    ['Daw Hla, 09 420 001 001, 12 Strand Road, Kyauktada, Yangon', '12 Strand Road, Kyauktada'],
    ['Daw Hla\t၀၉၄၂၀၀၀၁၀၀၁\t12 Strand Road, Kyauktada Township, Myanmar', '12 Strand Road, Kyauktada Township'],
    ['Daw Hla\n\u202d(09) 420.001.001\u202c\nKyauktada, 12 Strand Road', 'Kyauktada, 12 Strand Road'],
    ['Daw Hla, 09420001001, 12 Strand Road Kyauktada Yangon', '12 Strand Road Kyauktada Yangon'],
    ['Daw Hla\n09420001001\nအမှတ် ၁၂\nကျောက်တံတားမြို့နယ်\nရန်ကုန်မြို့', 'အမှတ် 12, ကျောက်တံတားမြို့နယ်'],
    ['Daw Hla, 09420001001, Mandalay Road 3, Kyauktada', 'Mandalay Road 3, Kyauktada'],
  ])('keeps the township in the address, which names the city: %j', (text, address) => {
    expect(read(text)).toEqual({ ...strand, address });
  });

  test('of two townships of one name, counts the one in the region that is named', () => {
    expect(read('1 Main Road, Htantabin, Bago East').city).toBe('Taungoo');
    expect(read('1 Main Road, Htantabin, Yangon').city).toBe('Yangon (North)');
  });

  test('a person who is called as a township lives elsewhere', () => {
    expect(read('U Hlaing Min, 7 Palace Street, Mandalay')).toMatchObject({ name: 'U Hlaing Min', city: 'Mandalay' });
    expect(read('U Hlaing Min, 7 Palace Street')).toMatchObject({ name: 'U Hlaing Min', city: null });
  });

  const nothing = { name: null, phone: null, city: null, township: null, address: null, unknown: [] };
  test.each([
    ['', nothing],
    ['12 Strand Road', { ...nothing, address: '12 Strand Road' }],
    ['Golden Land, 1234', { ...nothing, name: 'Golden Land', address: '1234' }],
    ['12 Strand Road, Yangon', { ...nothing, address: '12 Strand Road, Yangon' }],
  ])('%j leaves open what it does not say', (text, found) => {
    expect(read(text)).toEqual(found);
  });

  test('what is nothing of it is apart from the street, and lost only if the person wants so', () => {
    const found = readPastedAddress('Ma Ei, 09420001001, 35th Street, Mandalay, please be quick, 09799123456', areas);
    expect(found).toMatchObject({ address: '35th Street', unknown: ['please be quick', '09799123456'] });
    expect(withUnknown(found)).toBe('35th Street, please be quick, 09799123456');
    expect(withUnknown({ address: null, unknown: [] })).toBeNull();
  });

  test.each(['Mandalayhill Hotel', 'ရှမ်းပြည်နယ်လမ်း'])('a city is not found within a longer word: %s', (text) => {
    expect(read(text).city).toBeNull();
  });
});
