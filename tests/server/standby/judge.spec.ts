import { expect, it } from 'vitest';
import { judge, type Copy, type Original } from '#server/database/standby/judge.ts';
import { createLag } from '#server/database/standby/lag.ts';

const copy: Copy = { system: '7 shweli', timeline: 0, shown: 90, position: '12', hash: 'aa' };
const original: Original = { system: '7 shweli', timeline: 3, written: 100, hash: 'aa' };

it.each<[string, Partial<Copy>, Partial<Original>, ReturnType<typeof judge>]>([
  ['follows its primary', {}, {}, 'same'],
  ['is empty, as its primary is', { position: null, hash: null }, { hash: null }, 'same'],
  ['shows an event before its primary, which waits for another standby', {}, { hash: null }, 'unknown'],
  ['follows another PostgreSQL', { system: '8 shweli' }, {}, 'foreign'],
  ['is another database of the same PostgreSQL', { system: '7 trial' }, {}, 'foreign'],
  ['followed what the primary never had', { hash: 'bb' }, {}, 'parted'],
  ['was promoted while its primary goes on', { timeline: 4 }, {}, 'parted'],
  ['is the primary that was replaced', { timeline: 2 }, {}, 'parted'],
  ['was promoted and is the primary now', { timeline: 3 }, {}, 'same'],
])('a standby that %s', (_, one, other, found) => {
  expect(judge({ ...copy, ...one }, { ...original, ...other })).toBe(found);
});

it('lag is the time since which the standby has not shown what the primary had', () => {
  let now = 1000;
  const measure = createLag(() => now);
  const after = (ms: number, written: number, shown: number) => {
    now += ms;
    return measure(written, shown);
  };
  expect(after(0, 100, 100)).toEqual({ seconds: 0, bytes: 0 });
  expect(after(500, 150, 100)).toEqual({ seconds: 0, bytes: 50 });
  expect(after(500, 200, 100)).toEqual({ seconds: 0.5, bytes: 100 });
  expect(after(500, 200, 149)).toEqual({ seconds: 1, bytes: 51 });
  expect(after(500, 200, 150)).toEqual({ seconds: 1, bytes: 50 });
  expect(after(60_000, 200, 200)).toEqual({ seconds: 0, bytes: 0 });
  expect(after(500, 200, 210)).toEqual({ seconds: 0, bytes: 0 });
});
