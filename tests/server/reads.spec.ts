import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { system, type Actor } from '#machines/kit/actor.ts';
import { personalIn, visibleTo } from '#server/access.ts';

/** Where answers are made, and what sockets tell. */
const EDGES = ['server/routes', 'server/instruments/routes', 'server/live'];
/** What hands out rows, facts, events or pictures as somebody may see them. */
const TELLING = /\b(?<!function )(visibleTo|recordOf|toldOf|toldTo|search|uploadFor)\(/;
const KEEPING = /await keep(Look|Told|Picture)\(/;
/** Why a file tells without a record. */
const WITHOUT: Readonly<Record<string, string>> = {
  'records.ts': 'tells the routes that use it, which keep the record',
  'violations.ts': 'what rules looked at (decision 56)',
  'rejudgements.ts': 'what rules looked at (decision 56)',
};

describe('the record of who looked', () => {
  it('is kept by everything that shows what others see masked', () => {
    const files = EDGES.flatMap((edge) =>
      readdirSync(edge, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => ({ name, text: readFileSync(join(edge, name), 'utf8') })),
    );
    const telling = files.filter(({ text }) => TELLING.test(text));
    const forgetful = telling.filter(({ text }) => !KEEPING.test(text)).map(({ name }) => name);
    expect(telling.map(({ name }) => name)).toEqual(expect.arrayContaining(['sockets.ts', 'uploads.ts', 'events.ts']));
    expect(telling.length).toBeGreaterThan(6);
    expect(forgetful.toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
  });
});

describe('the fields that are personal', () => {
  const clerk: Actor = { ...system, kind: 'person', id: 'STF1', permissions: [] };
  const phone = '09420000001';
  const email = 'daw.hla@example.com';

  it.each<[unknown, string[]]>([
    [{ sender: { phone, name: 'Daw Hla' }, senderPhone: phone }, ['sender.phone', 'senderPhone']],
    [[{ receiver: { phone } }, { receiver: { phone } }], ['receiver.phone']],
    [{ modifications: [{ field: 'receiver.phone', before: phone, after: phone }] }, ['receiver.phone']],
    [{ contact: { email } }, ['contact.email']],
    [{ phone: null, email: '', goodsName: phone }, []],
    ['text', []],
    [null, []],
  ])('of %j are %j', (value, fields) => {
    expect(personalIn(value)).toEqual(fields);
    // What is personal is what is masked, and nothing else.
    const isChanged = JSON.stringify(visibleTo(clerk, value)) !== JSON.stringify(value);
    expect(isChanged).toBe(fields.length > 0);
  });
});
