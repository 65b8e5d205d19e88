import { expect, test } from 'vitest';
import { myanmarAreas } from '#server/geography/myanmar.ts';
import { mapOfMyanmar } from '#server/geography/points.ts';

const { points, outline } = mapOfMyanmar;

test('every township of Myanmar has one point, and nothing else has', () => {
  const townships = myanmarAreas.filter(({ level }) => level === 3).map(({ id }) => id);
  expect(points.map(({ id }) => id).toSorted()).toEqual(townships.toSorted());
});

test('points and outline lie in Myanmar', () => {
  for (const { longitude, latitude } of points) {
    expect(longitude).toBeGreaterThan(92);
    expect(longitude).toBeLessThan(101.3);
    expect(latitude).toBeGreaterThan(9.5);
    expect(latitude).toBeLessThan(28.6);
  }
  expect(outline.every((ring) => ring.length > 3)).toBe(true);
});

test('seats that are known are where they are: Muse at the border, Mandalay, Insein in Yangon', () => {
  const at = (id: string) => points.find((point) => point.id === id);
  expect(at('MMR015009')).toMatchObject({ longitude: expect.closeTo(97.9, 1), latitude: expect.closeTo(23.98, 1) });
  expect(at('MMR013001')).toMatchObject({ longitude: expect.closeTo(96.1, 1), latitude: expect.closeTo(16.9, 1) });
  expect(points.filter(({ isApproximate }) => isApproximate).length).toBeLessThan(points.length * 0.6);
});
