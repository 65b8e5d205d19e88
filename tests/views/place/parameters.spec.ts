import { expect, test } from 'vitest';
import { withParameter } from '#views/place/parameters.ts';

const written = (search: string, name: string, value: string, as?: string) =>
  withParameter(new URLSearchParams(search), name, value, as);

test('a parameter is set or left out, and the others stay', () => {
  expect(written('id=clerk&tab=permissions', 'find', 'bag')).toBe('id=clerk&tab=permissions&find=bag');
  expect(written('id=clerk&find=bag', 'find', '')).toBe('id=clerk');
});

test('the address of a picture names it as long as it says more', () => {
  expect(written('', 'find', 'hpa-an', 'map')).toBe('find=hpa-an&as=map');
  expect(written('find=hpa-an&cover=nobody&as=map', 'find', '', 'map')).toBe('cover=nobody&as=map');
  expect(written('cover=nobody&as=map', 'cover', '', 'map')).toBe('');
});
