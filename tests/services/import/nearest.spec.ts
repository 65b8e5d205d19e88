import { describe, expect, test } from 'vitest';
import { distanceWithin, nearest } from '#services/import/nearest.ts';

describe('distance', () => {
  test.each([
    ['mandalay', 'mandalay', 0],
    ['mandaly', 'mandalay', 1],
    ['mnadalay', 'mandalay', 1],
    ['mandalei', 'mandalay', 2],
    ['မန္တလး', 'မန္တလေး', 1],
    ['曼德列', '曼德勒', 1],
    ['', 'abc', 3],
  ])('the distance of %s to %s is %i', (one, other, distance) => {
    expect(distanceWithin(one, other, 3)).toBe(distance);
    expect(distanceWithin(other, one, 3)).toBe(distance);
  });

  test('the distance of two texts stops counting above the most', () => {
    expect(distanceWithin('yangon', 'mandalay', 2)).toBe(3);
    expect(distanceWithin('a', 'abcdefgh', 2)).toBe(3);
  });
});

describe('nearest', () => {
  const towns = ['Mandalay', 'Myingyan', 'Magway', 'Yangon', 'Sagaing'];
  const near = (text: string): string[] => nearest(text, towns, (name) => [name]);

  test('the search for the nearest names gives the nearest first, whatever the case', () =>
    expect(near('  MANDALY ')).toEqual(['Mandalay']));
  test('the search for the nearest names gives several', () => expect(near('magwey')).toEqual(['Magway']));
  test('the search for the nearest names gives nothing that is far, and nothing for an empty text', () => {
    expect(near('Atlantis')).toEqual([]);
    expect(near('')).toEqual([]);
  });
});
