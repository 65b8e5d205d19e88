import { describe, expect, test } from 'vitest';
import { chosenAbove, isOffered } from '#views/shapes/fields/offered.ts';
import { found } from '#views/shapes/fields/found.ts';
import type { Reference } from '#views/shapes/fields/reference.ts';

const townships: readonly Reference[] = Array.from({ length: 400 }, (_, index) => ({
  id: `T${index}`,
  label: `Township ${index}`,
  depth: 2,
  above: [`C${Math.floor(index / 10)}`, index < 200 ? 'R1' : 'R2', 'MM'],
}));

describe('the entries that a picker offers', () => {
  test('lie in those that are chosen above, however many there are before them', () => {
    const under = chosenAbove(['C39', 'R2']);
    const offered = townships.filter((one) => isOffered(one, { depth: 2, under }));
    expect(found(offered, '').map(({ id }) => id)).toEqual(townships.slice(390).map(({ id }) => id));
  });

  test('the entries of a picker are not narrowed by what is not chosen yet', () => {
    const count = (...ids: readonly string[]): number =>
      townships.filter((one) => isOffered(one, { under: chosenAbove(ids) })).length;
    expect([count('', ''), count('', 'R1'), count('C0', 'R2')]).toEqual([400, 200, 0]);
  });

  test('the entries of a picker are the first that the rules accept, not the accepted among the first', () => {
    const accepts = (id: string): boolean => Number(id.slice(1)) >= 100;
    expect(found(townships, '', accepts).map(({ id }) => id)).toEqual(townships.slice(100, 150).map(({ id }) => id));
    expect(found(townships, 'Township', accepts)[0]?.id).toBe('T100');
  });

  test('the entries of a picker ask the rules about a few hundred at most', () => {
    let asked = 0;
    const none = (): boolean => {
      asked += 1;
      return false;
    };
    expect(found(townships, '', none)).toEqual([]);
    expect(asked).toBe(300);
  });
});
