import { describe, expect, test } from 'vitest';
import { readPastedAddress } from '#views/orders/create/pastedAddress.ts';

const areas = [
  { id: 'R13', label: 'Yangon Region', depth: 0 },
  { id: 'R13D4', label: 'Yangon', depth: 1 },
  { id: 'R13D4T1', label: 'Kyauktada', depth: 2 },
  { id: 'R10', label: 'Mandalay Region', depth: 0 },
  { id: 'R10D1', label: 'Mandalay', depth: 1 },
  { id: 'R10D1T2', label: 'Chanmyathazi', depth: 2 },
  { id: 'C53', label: '云南省', depth: 0 },
  { id: 'C53D1', label: '德宏', depth: 1 },
  { id: 'C53D1T1', label: '瑞丽', depth: 2 },
];

describe('a pasted address', () => {
  test.each([
    [
      'Daw Hla, 09 420 001 001, 12 Strand Road, Kyauktada, Yangon',
      { name: 'Daw Hla', phone: '+959420001001', city: 'R13D4', address: '12 Strand Road, Kyauktada' },
    ],
    [
      'No. 7 Palace Street\nMandalay\n+95 9 430 001 002\nU Tin Aung',
      { name: 'U Tin Aung', phone: '+959430001002', city: 'R10D1', address: 'No. 7 Palace Street' },
    ],
    [
      '收件人：张三，电话：13800138000，云南省德宏州瑞丽市姐告路12号',
      { name: '张三', phone: '+8613800138000', city: 'C53D1', address: '云南省德宏州瑞丽市姐告路12号' },
    ],
    [
      'Ma Ei\t၀၉၄၂၀၀၀၁၀၀၁\tChanmyathazi, 35th Street',
      { name: 'Ma Ei', phone: '+959420001001', city: 'R10D1', address: '35th Street' },
    ],
    [
      'Ma Ei\n\u202d(09) 420.001.001\u202c\nChanmyathazi, 35th Street',
      { name: 'Ma Ei', phone: '+959420001001', city: 'R10D1', address: '35th Street' },
    ],
  ])('%j', (text, found) => {
    expect(readPastedAddress(text, areas)).toEqual(found);
  });

  test.each([
    ['', { name: null, phone: null, city: null, address: null }],
    ['12 Strand Road', { name: null, phone: null, city: null, address: '12 Strand Road' }],
    ['Golden Land, 1234', { name: 'Golden Land', phone: null, city: null, address: '1234' }],
  ])('%j leaves open what it does not say', (text, found) => {
    expect(readPastedAddress(text, areas)).toEqual(found);
  });

  test('a city is not found within a longer word', () => {
    expect(readPastedAddress('Mandalayhill Hotel', areas).city).toBeNull();
  });
});
