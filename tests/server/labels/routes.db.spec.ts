import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phoneText } from '#i18n/phone.ts';
import { form, newOrder, toOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const CLERK = 'clerk.yangon';

const order = async (): Promise<string> => newOrder(store, await store.person(CLERK));

const print = async (id: string, as: string, more: object = {}): Promise<string> => {
  const command = { key: crypto.randomUUID(), ...toOrder(id, 'order.labelPrinted', { kind: 'waybill', ...more }) };
  const { body } = await server.ask<{ results: { status: string }[] }>('POST', '/api/commands', {
    as,
    body: { commands: [command] },
  });
  return body.results[0]?.status ?? '';
};

const command = (ids: readonly string[], more: object = {}) => ({ machine: 'order', ids, size: '100x150', ...more });
const preview = (as: string, body: object, language = 'en') =>
  server.ask<{
    outlines: Record<string, string>;
    sheets: { name: string; width: number; path: string; glyphs: unknown[][] }[];
    undrawn: { name: string; characters: string[]; places: { title: string; text: string }[] }[];
    refusals?: { message: string }[];
  }>('POST', '/api/labels/preview', { as, body, headers: { 'pc-language': language } });
const file = async (as: string, body: object) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/labels/file',
    headers: { authorization: await server.tokenOf(as) },
    payload: body,
  });
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers, text: answer.body };
};

describe('labels', () => {
  test('labels are looked at before anything is recorded, each on its paper', async () => {
    const ids = [await order(), await order()];
    const { status, body } = await preview(CLERK, command(ids));
    expect(status).toBe(200);
    expect(body.sheets.map(({ name, width }) => [name, width])).toEqual(ids.map((id) => [id, 100]));
    expect(body.sheets.every(({ path, glyphs }) => path.length > 1000 && glyphs.length > 100)).toBe(true);
    expect(body.sheets.flatMap(({ glyphs }) => glyphs).every(([key]) => String(key) in body.outlines)).toBe(true);
  });

  test('the preview names the characters that no font draws before labels are printed, also without a picture', async () => {
    const drawn = await order();
    const receiver = { ...form.receiver, name: '김 龑 Nguyễn สมชาย ሰ' };
    const box = await newOrder(store, await store.person(CLERK), { receiver });
    for (const checkOnly of [false, true]) {
      const { status, body } = await preview('admin', command([drawn, box], { checkOnly }));
      expect(status).toBe(200);
      expect(body.undrawn).toEqual([
        { name: box, characters: ['김', 'ሰ'], places: [{ title: 'Receiver', text: receiver.name }] },
      ]);
      expect(body.sheets).toHaveLength(checkOnly ? 0 : 2);
    }
  });

  test('labels come as a file only once their printing is recorded, by the same person, on the same paper', async () => {
    const id = await order();
    const before = await file(CLERK, command([id], { output: 'pdf' }));
    expect(before.status).toBe(409);
    expect(before.text).toContain(`The printing of ${id} is not recorded`);
    expect(await print(id, CLERK)).toBe('accepted');
    expect((await file('manager.yangon', command([id], { output: 'pdf' }))).status).toBe(409);
    expect((await file(CLERK, command([id], { output: 'pdf', size: '76x130' }))).status).toBe(409);
    const pdf = await file(CLERK, command([id], { output: 'pdf', copies: 2 }));
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    const read = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)));
    expect(read.totalPages).toBe(2);
    expect(read.text[1]).toContain(id);
    const zpl = await file(CLERK, command([id], { output: 'zpl' }));
    expect(zpl.text).toContain(`^FD${id}^FS`);
  });

  test('labels carry the whole phone of who is called, on record', async () => {
    const clerk = await store.person(CLERK);
    const { permissions } = clerk;
    expect(permissions).not.toContain('personalData.reveal');
    const id = await order();
    const [receiverPhone, senderPhone] = [phoneText(form.receiver.phone), phoneText(form.sender.phone)];
    expect(await print(id, CLERK)).toBe('accepted');
    const { text } = await file(CLERK, command([id], { output: 'zpl' }));
    expect(text).toContain(receiverPhone);
    expect(text).not.toContain(senderPhone);
    const back = await file(CLERK, command([id], { output: 'zpl', kind: 'return' }));
    expect(back.text).toContain(senderPhone);
    expect(back.text).not.toContain(receiverPhone);
    const kept = await store.pool.query(
      `select way, fields from personal_reads where actor_id = $1 and machine = 'order' and lives ? $2`,
      [clerk.id, id],
    );
    expect(kept.rows).toContainEqual({ way: 'label', fields: ['receiverPhone'] });
    expect(kept.rows).toContainEqual({ way: 'label', fields: ['senderPhone'] });
  });

  test('a second printing of a label without its reason is refused, and refused again by another person', async () => {
    const id = await order();
    expect(await print(id, CLERK)).toBe('accepted');
    expect(await print(id, CLERK)).toBe('refused');
    expect(await print(id, 'manager.yangon')).toBe('refused');
    expect(await print(id, 'manager.yangon', { reason: 'Torn' })).toBe('accepted');
  });

  test('three hundred labels are taken at once, and not one more: the refusal names how many', async () => {
    const id = await order();
    const most = await preview(CLERK, command(Array.from({ length: 300 }, () => id)));
    expect([most.status, most.body.sheets?.length]).toEqual([200, 300]);
    const more = await preview(CLERK, command(Array.from({ length: 301 }, () => id)));
    expect(more.status).toBe(400);
    expect(more.body.refusals?.[0]?.message).toBe('301 labels were asked for; at most 300 are printed at once');
    expect((await preview(CLERK, command([]))).status).toBe(400);
  });

  test('one piece has one label, each with its own number', async () => {
    const id = await newOrder(store, await store.person(CLERK), { pieces: 3 });
    const { body } = await preview(CLERK, command([id], { kind: 'piece' }));
    expect(body.sheets.map(({ name }) => name)).toEqual([`${id}-1`, `${id}-2`, `${id}-3`]);
  });

  test.each(['order', 'package', 'shelf', 'shipment'])(
    'paper that a label of %s does not come in is refused',
    async (machine) => {
      const { status, body } = await preview('admin', {
        machine,
        ids: ['X'],
        size: machine === 'shelf' ? 'a4' : '60x40',
      });
      expect(status).toBe(400);
      expect(body.refusals?.[0]?.message).toMatch(/choose one of/);
    },
  );

  test('a person without the right sees no label; one with it sees none of another branch, and no sign of it', async () => {
    const id = await order();
    expect((await preview('auditor', command([id]))).status).toBe(403);
    const foreign = await preview('clerk.naypyitaw', command([id]));
    const missing = await preview('clerk.naypyitaw', command(['SL999999990MM']));
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.body.refusals?.[0]?.message.replace(id, '')).toBe(
      missing.body.refusals?.[0]?.message.replace('SL999999990MM', ''),
    );
    expect((await preview(CLERK, command([id], { machine: 'staff' }))).status).toBe(400);
  });

  test('a business customer prints labels of the own orders alone, as one file', async () => {
    const clerk = await store.person(CLERK);
    const own = await Promise.all([1, 2, 3].map(() => newOrder(store, clerk, { merchant: 'GOLDEN' })));
    const foreign = await order();
    for (const id of own) expect(await print(id, 'merchant')).toBe('accepted');
    expect(await print(foreign, 'merchant')).toBe('refused');
    const pdf = await file('merchant', command(own, { output: 'pdf' }));
    expect(pdf.status).toBe(200);
    expect((await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)))).totalPages).toBe(3);
    expect((await file('merchant', command([...own, foreign], { output: 'pdf' }))).status).toBe(404);
    expect((await preview('merchant', command([foreign]))).status).toBe(404);
  });
});

interface Line {
  readonly label: string;
  readonly number: string;
  readonly size: string;
  readonly format: string;
  readonly count: number;
  readonly reason: string | null;
  readonly doneByName: string;
}

const logOf = (as: string, number: string) =>
  server.ask<{ records: Line[] }>('POST', '/api/printLog/page', {
    as,
    body: { filters: [{ field: 'number', op: 'eq', value: number }], sort: [{ field: 'occurredAt', dir: 'asc' }] },
  });

describe('the print log', () => {
  test('the print log lists every printing: who, what, how many, on which paper, by what and why again', async () => {
    const id = await order();
    await print(id, CLERK, { count: 2, format: 'pdf' });
    await print(id, 'manager.yangon', { size: '76x130', format: 'zpl', reason: 'Torn' });
    await print(id, CLERK);
    const { status, body } = await logOf(CLERK, id);
    expect(status).toBe(200);
    expect(body.records.map(({ label, size, format, count, reason }) => [label, size, format, count, reason])).toEqual([
      ['waybill', '100x150', 'pdf', 2, null],
      ['waybill', '76x130', 'zpl', 1, 'Torn'],
    ]);
    const names = await Promise.all([CLERK, 'manager.yangon'].map(async (who) => (await store.person(who)).name));
    expect(body.records.map(({ doneByName }) => doneByName)).toEqual(names);
  });

  test('the print log lists labels of shelves too, within the reader’s branches, and for nobody without the permission', async () => {
    const manager = await store.person('manager.yangon');
    const made = await store.propose(manager, {
      machine: 'shelf',
      event: { type: 'shelf.registered', name: 'PRT-1', branch: 'YGN' },
    });
    const shelf = made.id ?? '';
    const printed = await store.propose(manager, {
      machine: 'shelf',
      id: shelf,
      event: { type: 'shelf.labelPrinted' },
    });
    expect(printed.status).toBe('accepted');
    expect((await logOf(CLERK, shelf)).body.records.map(({ label, number }) => [label, number])).toEqual([
      ['shelf', shelf],
    ]);
    expect((await logOf('auditor', shelf)).body.records).toHaveLength(1);
    expect((await logOf('clerk.naypyitaw', shelf)).body.records).toEqual([]);
    expect((await logOf('courier.yangon', shelf)).status).toBe(403);
  });
});
