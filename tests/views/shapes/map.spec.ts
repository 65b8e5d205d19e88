import { describe, expect, test } from 'vitest';
import { placeLabels, widthOf, type Label } from '#views/shapes/map/labels.ts';
import { bounded, onScreen, panned, projectionOf, WHOLE, zoomed } from '#views/shapes/map/projection.ts';

const SIZE = { width: 600, height: 800 };
const MUSE = { longitude: 97.9, latitude: 23.98 };
const YANGON = { longitude: 96.16, latitude: 16.8 };

describe('the projection', () => {
  const project = projectionOf([MUSE, YANGON], SIZE);

  test('the projection of a map fits all places into the drawing, north up and east to the right', () => {
    for (const [x, y] of [project(MUSE), project(YANGON)]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(SIZE.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(SIZE.height);
    }
    expect(project(MUSE)[1]).toBeLessThan(project(YANGON)[1]);
    expect(project(MUSE)[0]).toBeGreaterThan(project(YANGON)[0]);
  });

  test('the projection of a map keeps the point under the pointer where it is while it zooms', () => {
    const at = [200, 300] as const;
    const near = zoomed(WHOLE, 3, at, SIZE);
    expect(onScreen([200, 300], near)).toEqual([expect.closeTo(200), expect.closeTo(300)]);
    expect(near.scale).toBe(3);
  });

  test('the projection of a map never leaves the drawing, nor shrinks below it', () => {
    expect(panned(zoomed(WHOLE, 2, [300, 400], SIZE), [5000, 5000], SIZE)).toMatchObject({ x: 0, y: 0 });
    expect(bounded({ x: -10, y: 10, scale: 0.2 }, SIZE)).toEqual(WHOLE);
  });
});

describe('labels', () => {
  const label = (id: string, x: number, y: number, rank = 0): Label => ({ id, text: id, at: [x, y], rank, radius: 5 });
  const boxes = (labels: readonly Label[]) =>
    placeLabels(labels, SIZE).map(({ text, x, y, anchor }) => {
      const wide = widthOf(text);
      const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
      return { left, right: left + wide, top: y - 7.5, bottom: y + 7.5 };
    });

  test('labels of a map never cover each other, however close their points are', () => {
    const crowd = Array.from({ length: 120 }, (_, index) =>
      label(`Township ${index}`, (index * 37) % 600, (index * 61) % 800),
    );
    const placed = boxes(crowd);
    expect(placed.length).toBeGreaterThan(20);
    for (const [place, one] of placed.entries()) {
      for (const other of placed.slice(place + 1)) {
        const meet =
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        expect(meet).toBe(false);
      }
    }
  });

  test('labels of a map of greater rank are placed first, and labels off the screen not at all', () => {
    const three = [label('Muse', 300, 400), label('Ruili', 302, 401, 9), label('Kunming', -20, 10)];
    const placed = placeLabels(three, SIZE).map(({ id }) => id);
    expect(placed[0]).toBe('Ruili');
    expect(placed).not.toContain('Kunming');
  });

  test('labels of a map are wider in Chinese', () => {
    expect(widthOf('瑞丽')).toBeGreaterThan(widthOf('RU'));
  });
});
