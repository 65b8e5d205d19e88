import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { system, type Actor } from '#machines/kit/actor.ts';
import { personalIn, visibleTo } from '#server/access.ts';

/** Folders of the routes and sockets. */
const EDGES = ['server/routes', 'server/instruments/routes', 'server/live'];
/** Calls that return rows, events or pictures as the actor may see them. */
const SHOWING = /\b(?<!function )(visibleTo|recordOf|visibleRecordOf|messagesFor|search|uploadFor)\(/;
const RECORDING = /await record(Read|Sent|PictureRead)\(/;
/** Files that show data without recording the read, with the reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  'message.ts': 'serves the sockets and the catching up, which record the read',
  'records.ts': 'serves the routes that use it, which record the read',
  'violations.ts': 'lookups of rules (decision 56)',
  'rejudgements.ts': 'lookups of rules (decision 56)',
};

describe('the record of reads', () => {
  it('the record of reads is written by every file that shows data which others see masked', () => {
    const files = EDGES.flatMap((edge) =>
      readdirSync(edge, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => ({ name, text: readFileSync(join(edge, name), 'utf8') })),
    );
    const showing = files.filter(({ text }) => SHOWING.test(text));
    const unrecorded = showing.filter(({ text }) => !RECORDING.test(text)).map(({ name }) => name);
    expect(showing.map(({ name }) => name)).toEqual(expect.arrayContaining(['sockets.ts', 'uploads.ts', 'events.ts']));
    expect(showing.length).toBeGreaterThan(6);
    expect(unrecorded.toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
  });
});

describe('the fields that are personal', () => {
  const clerk: Actor = { ...system, kind: 'person', id: 'STF1', permissions: [] };
  const caller: Actor = { ...clerk, permissions: ['personalData.reveal'] };
  const order = { machine: 'order', id: 'SL000000015MM' };
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
  ])('the personal fields of %j are %j', (value, fields) => {
    expect(personalIn(caller, order, value)).toEqual(fields);
    expect(personalIn(clerk, order, value)).toEqual([]);
    // Exactly the masked fields are personal.
    const isChanged = JSON.stringify(visibleTo(clerk, order, value)) !== JSON.stringify(value);
    expect(isChanged).toBe(fields.length > 0);
  });
});
