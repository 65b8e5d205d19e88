import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bytesOfHex, hexOf, type Bytes } from '#proofs/bytes.ts';
import { bodyOf, cosignedAt, isSignedBy, noteKey, readCheckpoint, readKey, signatureLine } from '#proofs/checkpoint.ts';
import { climb, isConsistent } from '#proofs/merkle.ts';
import { numberNext } from '#server/ledger/numbering.ts';
import { signerIn } from '#server/ledger/signing/signer.ts';
import { hashOf } from '#server/store/record.ts';
import { relabelled } from '../../support/relabelled.ts';
import { NotTheSameLog, witness } from '../../../scripts/witness.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { DATA_DIR, serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';
import { until } from '../../support/eventually.ts';

interface Shown {
  readonly size: number;
  readonly root: string;
  readonly note: string;
  readonly key: string;
  readonly keys: readonly string[];
}
interface Proof {
  readonly hashes: readonly string[];
}
interface Row {
  readonly number: number;
  readonly machine: string;
  readonly life: string;
  readonly type: string;
  readonly doneBy: string;
  readonly branch: string | null;
  readonly recordedAt: string;
  readonly occurredAt: string;
}
interface Refusal {
  readonly type: string;
  readonly life: string;
  readonly kinds: readonly string[];
  readonly reasons: readonly string[];
  readonly doneBy: string;
}
interface Page<Record> {
  readonly records: readonly Record[];
  readonly total: number;
}

let store: Store;
let server: Serving;
let directory = '';
let order = '';
let minutes = 0;

const bytes = (text: string): Bytes => bytesOfHex(text) ?? new Uint8Array();

/** Numbers and signs the current log: a checkpoint is due a minute after the last. */
async function signed(): Promise<Shown> {
  await until(async () => {
    minutes += 2;
    await numberNext(store.pool, new Date(Date.now() + minutes * 60_000).toISOString());
    const { rows } = await store.pool.query<{ whole: boolean }>(
      `select (select count(*) from events) = coalesce((select max(sequence) from signed_checkpoints), 0) as whole`,
    );
    return rows[0]?.whole === true;
  });
  return (await server.get<Shown>('/api/audit/checkpoint', null)).body;
}

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  directory = mkdtempSync(join(tmpdir(), 'shweli-witness-'));
  order = await newOrder(store, await store.person('manager.yangon'));
});
afterAll(async () => {
  await server.close();
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('the latest checkpoint', () => {
  it('the latest checkpoint is for anybody, signed by the key that is shown', async () => {
    const shown = await signed();
    const checkpoint = readCheckpoint(shown.note);
    const key = await readKey(shown.key);
    expect(shown.keys.at(-1)).toBe(shown.key);
    expect(checkpoint).toMatchObject({ size: shown.size, root: bytes(shown.root), origin: key?.name });
    expect(checkpoint && key && (await isSignedBy(checkpoint, key))).toBe(true);
  });
});

describe('proofs', () => {
  it('proofs that an event is in the log hold for every event, and lead to the signed root', async () => {
    const { size, root } = await signed();
    for (const number of [1, 2, Math.ceil(size / 2), size - 1, size]) {
      const { body: event } = await server.get<{ hash: string }>(`/api/audit/events/${number}`, 'auditor');
      const { body: proof } = await server.get<Proof>(`/api/audit/inclusion/${number}?size=${size}`, 'auditor');
      const climbed = await climb(bytes(event.hash), number - 1, size, proof.hashes.map(bytes));
      expect(hexOf(climbed?.root ?? new Uint8Array())).toBe(root);
    }
  });

  it('proofs that the log goes on hold between two checkpoints, for anybody', async () => {
    const before = await signed();
    await newOrder(store, await store.person('manager.yangon'));
    const after = await signed();
    expect(after.size).toBeGreaterThan(before.size);
    const url = `/api/audit/consistency?from=${before.size}&to=${after.size}`;
    const { body } = await server.get<Proof>(url, null);
    const [older, newer] = [before, after].map(({ size, root }) => ({ size, root: bytes(root) }));
    expect(older && newer && (await isConsistent(older, newer, body.hashes.map(bytes)))).toBe(true);
  });

  it.each([
    ['/api/audit/inclusion/1?size=99999999', 400, /The log has \d+ events, not 99999999/],
    ['/api/audit/inclusion/9?size=8', 400, /Event 9 is not among the first 8/],
    ['/api/audit/inclusion/0?size=8', 400, /number/],
    ['/api/audit/inclusion/1', 400, /size/],
    ['/api/audit/consistency?from=9&to=8', 400, /older size 9 is above the newer one, 8/],
    ['/api/audit/consistency?from=1&to=99999999', 400, /The log has \d+ events, not 99999999/],
    ['/api/audit/consistency?from=-1&to=8', 400, /from/],
    ['/api/audit/events/99999999', 404, /./],
    ['/api/audit/events/x', 400, /number/],
  ])('the proof asked for at %s is refused with what is wrong', async (url, status, message) => {
    const reply = await server.get<{ message: string }>(url, 'auditor');
    expect(reply.status).toBe(status);
    expect(reply.body.message).toMatch(message);
  });

  it.each(['/api/audit/inclusion/1?size=1', '/api/audit/events/1'])(
    'the proof or event at %s is for who may see the log',
    async (url) => {
      expect((await server.get(url, null)).status).toBe(401);
      for (const nobody of ['manager.yangon', 'courier.yangon', 'finance', 'trainer', 'merchant'])
        expect((await server.get(url, nobody)).status, nobody).toBe(403);
      expect((await server.get(url, 'admin')).status).toBe(200);
    },
  );

  it('proofs give no hash of what is sealed, beside it either', async () => {
    const { size } = await signed();
    // An odd number is the left leaf of its pair. It is alone at the end of a tree of its size.
    const odd = size - 1 - (size % 2);
    const become = (machine: string, type: string) => relabelled(store.pool, odd, machine, type);
    const { rows } = await store.pool.query<{ machine: string; type: string }>(
      'select n.machine, type from log_sequence n join events using (position) where sequence = $1',
      [odd],
    );
    const [own] = rows;
    await become('courierCash', 'courierCash.firstCounted');
    const statusOf = async (url: string, as: string | null): Promise<number> => (await server.get(url, as)).status;
    expect(await statusOf(`/api/audit/inclusion/${odd}?size=${size}`, 'auditor')).toBe(409);
    expect(await statusOf(`/api/audit/inclusion/${odd + 1}?size=${size}`, 'auditor')).toBe(409);
    expect(await statusOf(`/api/audit/inclusion/${odd - 1}?size=${size}`, 'auditor')).toBe(200);
    expect(await statusOf(`/api/audit/consistency?from=${odd}&to=${size}`, null)).toBe(409);
    expect(await statusOf(`/api/audit/consistency?from=${odd - 1}&to=${size}`, null)).toBe(200);
    await become(own?.machine ?? '', own?.type ?? '');
    expect(await statusOf(`/api/audit/consistency?from=${odd}&to=${size}`, null)).toBe(200);
  });
});

describe('one event of the log', () => {
  const eventOf = (number: number, as: string) =>
    server.get(`/api/audit/events/${number}`, as).then(({ body }) => body);

  it('one event of the log shows all that its hash covers to a reader with all rights, and marks masked parts', async () => {
    const { rows } = await store.pool.query<{ number: number }>(
      `select sequence as number from log_sequence where machine = 'order' and id = $1 and version = 1`,
      [order],
    );
    const number = rows[0]?.number ?? 0;
    const whole = await eventOf(number, 'admin');
    expect(whole).toMatchObject({ number, stream: `order/${order}`, type: 'order.created', isWhole: true });
    const [machine, id] = String(whole['stream']).split('/');
    const hashed = { ...whole, lookups: whole['known'], machine, id, at: whole['recordedAt'] };
    expect(hashOf(hashed as never)).toBe(whole['hash']);
    const masked = await eventOf(number, 'auditor');
    expect(masked).toMatchObject({ isWhole: false, hash: whole['hash'] });
    expect(JSON.stringify(masked)).not.toContain('9250111222');
  });
});

describe('the ledger as a list', () => {
  const page = async (filters: object[], more: object = {}, as = 'auditor') =>
    (await server.ask<Page<Row>>('POST', '/api/logEvent/page', { as, body: { filters, ...more } })).body;

  it('the ledger as a list has every numbered event, the latest first, without what the events say', async () => {
    const { size } = await signed();
    const { records, total } = await page([], { pageSize: 5 });
    expect(total).toBe(size);
    expect(records.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4].map((less) => size - less));
    expect(JSON.stringify(records)).not.toContain('925011');
  });

  it('the ledger as a list is filtered by aggregate, person, branch, kind and both times', async () => {
    const manager = await store.person('manager.yangon');
    const own = await page([
      { field: 'machine', op: 'eq', value: 'order' },
      { field: 'life', op: 'eq', value: order },
    ]);
    expect(own.records.map(({ type }) => type)).toContain('order.created');
    expect(own.records.every(({ life: aggregate }) => aggregate === order)).toBe(true);
    const line = own.records.find(({ type }) => type === 'order.created');
    const { records: same } = await page([
      { field: 'doneBy', op: 'in', value: [manager.id] },
      { field: 'branch', op: 'eq', value: 'YGN' },
      { field: 'type', op: 'in', value: ['order.created'] },
      { field: 'recordedAt', op: 'between', value: [line?.recordedAt ?? '', line?.recordedAt ?? ''] },
      { field: 'occurredAt', op: 'lte', value: line?.occurredAt ?? '' },
    ]);
    expect(same).toContainEqual(line);
    expect(
      same.every(({ type, doneBy, branch }) => type === 'order.created' && doneBy === manager.id && branch === 'YGN'),
    ).toBe(true);
    expect((await page([{ field: 'recordedAt', op: 'lte', value: '2001-01-01T00:00:00.000Z' }])).total).toBe(0);
  });

  it('the ledger as a list goes on from a number, which is its cursor', async () => {
    const seen: number[] = [];
    for (let before = Number.MAX_SAFE_INTEGER; ;) {
      const { records } = await page([{ field: 'number', op: 'lte', value: before - 1 }], { pageSize: 100 });
      if (records.length === 0) break;
      seen.push(...records.map(({ number }) => number));
      before = seen.at(-1) ?? 0;
    }
    expect(seen).toEqual(Array.from(seen, (_, index) => seen.length - index));
  });

  it('the ledger as a list is for who may see the log', async () => {
    for (const nobody of ['manager.yangon', 'finance', 'trainer', 'merchant'])
      for (const list of ['logEvent', 'refusedAttempt']) {
        const { status } = await server.ask('POST', `/api/${list}/page`, { as: nobody, body: {} });
        expect(status, `${nobody} ${list}`).toBe(403);
      }
  });
});

describe('refused attempts', () => {
  const refusals = async () =>
    (await server.ask<Page<Refusal>>('POST', '/api/refusedAttempt/page', { as: 'auditor', body: {} })).body.records;

  it('refused attempts are kept of what is sensitive, with the rules and without what the rules looked at', async () => {
    const courier = await store.person('courier.yangon');
    const attempt = (type: string, data: object = {}) =>
      store.propose(courier, { machine: 'order', id: order, event: { type, ...data } });
    expect((await attempt('order.lost', { reason: 'Call 09250999888' })).status).toBe('refused');
    expect((await attempt('order.sorted')).status).toBe('refused');
    const kept = await refusals();
    expect(kept.map(({ type }) => type)).toContain('order.lost');
    expect(kept.map(({ type }) => type)).not.toContain('order.sorted');
    const [lost] = kept.filter(({ type }) => type === 'order.lost');
    expect(lost).toMatchObject({ life: order, doneBy: courier.id, kinds: expect.arrayContaining(['secondPerson']) });
    expect(lost?.reasons.length).toBeGreaterThan(0);
    for (const { reasons } of kept) for (const reason of reasons) expect(reason).toMatch(/^[\w.]+$/);
    expect(JSON.stringify(kept)).not.toContain('925011');
  });

  it('refused attempts are kept though the same transaction does other things, and not of a dry run', async () => {
    const courier = await store.person('courier.yangon');
    const count = (await refusals()).length;
    const command = (type: string) => ({ key: crypto.randomUUID(), machine: 'order', id: order, event: { type } });
    const propose = (mode: 'each' | 'atomic', dryRun: boolean) =>
      server.proposer.propose({
        mode,
        dryRun,
        actor: courier,
        at: new Date().toISOString(),
        commands: [command('order.found'), command('order.labelPrinted')],
      });
    await propose('atomic', true);
    expect(await refusals()).toHaveLength(count);
    await propose('atomic', false);
    expect(await refusals()).toHaveLength(count + 1);
  });
});

describe('persons who did both steps of a pair', () => {
  interface Case {
    readonly machine: string;
    readonly life: string;
    readonly first: string;
    readonly second: string;
    readonly doneBy: string;
    readonly firstNumber: number;
    readonly secondNumber: number;
  }
  const found = async () => (await server.get<{ total: number; cases: Case[] }>('/api/audit/duties', 'auditor')).body;

  interface Step {
    readonly type: string;
    readonly by: string;
    readonly data?: object;
  }
  /** Forges a log that the machine would refuse: the list must not trust the machine. */
  const forge = async (aggregate: string, steps: readonly Step[]): Promise<void> => {
    const client = await store.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      for (const [index, { type, by, data = {} }] of steps.entries()) {
        const { rowCount } = await client.query(
          `update events set type = $1, actor_id = $2, actor = actor - 'onBehalfOf', data = data || $3
           where machine = 'order' and id = $4 and version = $5`,
          [type, by, data, aggregate, index + 1],
        );
        expect(rowCount).toBe(1);
      }
      await client.query('commit');
    } finally {
      client.release();
    }
  };

  it('a person who did both steps of a pair is listed by case and person, without cases that two people shared', async () => {
    const manager = await store.person('manager.yangon');
    const [own, shared] = [await newOrder(store, manager), await newOrder(store, manager)];
    const { total } = await found();
    const steps = (second: string) => [
      { type: 'order.lossReported', by: manager.id },
      { type: 'order.lost', by: second },
    ];
    for (const aggregate of [own, shared])
      expect(
        (await store.propose(manager, toOrder(aggregate, 'order.collectorAssigned', { collector: manager.id }))).status,
      ).toBe('accepted');
    await forge(own, steps(manager.id));
    await forge(shared, steps('STF999999'));
    await signed();
    const after = await found();
    expect(after.total).toBe(total + 1);
    expect(after.cases.filter(({ life: aggregate }) => aggregate === own)).toEqual([
      expect.objectContaining({
        machine: 'order',
        first: 'order.lossReported',
        second: 'order.lost',
        doneBy: manager.id,
      }),
    ]);
    expect(after.cases.some(({ life: aggregate }) => aggregate === shared)).toBe(false);
    const [one] = after.cases.filter(({ life: aggregate }) => aggregate === own);
    expect(one?.secondNumber).toBeGreaterThan(one?.firstNumber ?? 0);
  });

  it('both steps of a pair are told apart by the handover of a till, the item of a shipment and the amount of a claim', async () => {
    const manager = await store.person('manager.yangon');
    const [one, other] = [manager.id, 'STF999999'];
    const lost = (item: string) => [
      { type: 'shipment.itemLossReported', by: one, data: { item } },
      { type: 'shipment.itemLost', by: one, data: { item: 'OTHER' } },
    ];
    const claim = (amount: number) => [
      { type: 'insuranceClaim.decided', by: one, data: { amount } },
      { type: 'insuranceClaim.paid', by: one },
    ];
    const counted = (second: string) => [
      { type: 'courierCash.firstCounted', by: one },
      { type: 'courierCash.firstCounted', by: other },
      { type: 'courierCash.secondCounted', by: second },
    ];
    const cases: Readonly<Record<string, readonly Step[]>> = {
      'another item is lost': lost('ONE'),
      'the item is lost': lost('OTHER'),
      'one person may pay the claim': claim(1000_00),
      'two people pay the claim': claim(900_000_000_00),
      'who counted first in an earlier handover counts second': counted(one),
      'who counted first counts second': counted(other),
    };
    const names = new Map<string, string>();
    for (const [name, steps] of Object.entries(cases)) {
      const aggregate = await newOrder(store, manager);
      const assigned = toOrder(aggregate, 'order.collectorAssigned', { collector: manager.id });
      expect((await store.propose(manager, assigned)).refusals).toEqual([]);
      await forge(aggregate, steps);
      names.set(aggregate, name);
    }
    const listed = (await found()).cases.flatMap(({ life }) => names.get(life) ?? []);
    expect(listed.toSorted()).toEqual([
      'the item is lost',
      'two people pay the claim',
      'who counted first counts second',
    ]);
  });

  it('the list of persons who did both steps of a pair is for who may see the log of the whole company', async () => {
    for (const nobody of [null, 'manager.yangon', 'finance', 'trainer'])
      expect((await server.get('/api/audit/duties', nobody)).status).toBe(nobody === null ? 401 : 403);
  });
});

describe('the witness', () => {
  /** Runs `npm run ledger -- witness` as another department does. */
  const run = (at: string, kept: string, ...key: string[]) =>
    new Promise<{ status: number | null; said: string }>((resolve) => {
      const child = spawn(process.execPath, ['scripts/ledger.ts', 'witness', at, join(directory, kept), ...key], {
        cwd: join(import.meta.dirname, '..', '..', '..'),
      });
      let said = '';
      const hear = (text: Buffer): void => void (said += String(text));
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('close', (status) => resolve({ status, said }));
    });
  const here = () => `http://${server.address}`;
  const cosignedNote = (kept: string): string => readFileSync(join(directory, kept, 'checkpoint.txt'), 'utf8');

  /** A server with answers that differ from the real one's. */
  let liar: Server;
  let lies: Record<string, unknown> = {};
  const liarAt = () => `http://127.0.0.1:${(liar.address() as AddressInfo).port}`;
  beforeAll(async () => {
    liar = createServer((request, response) => {
      const [path = ''] = (request.url ?? '').split('?');
      const lie = lies[path];
      const told =
        lie === undefined ? server.get(request.url ?? '', null).then(({ body }) => body) : Promise.resolve(lie);
      void told.then((body) => response.end(JSON.stringify(body)));
    });
    await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => liar.close());
  beforeEach(() => {
    lies = {};
  });

  it('the witness follows the log, cosigns what it saw, and keeps where it was', async () => {
    const first = await signed();
    const met = await run(here(), 'well');
    expect(met).toMatchObject({ status: 0, said: expect.stringContaining(`${first.size} events`) });
    await newOrder(store, await store.person('manager.yangon'));
    const second = await signed();
    const again = await run(here(), 'well', second.key);
    expect(again).toMatchObject({ status: 0, said: expect.stringContaining(`continues from ${first.size}`) });
    const { publicKey } = await signerIn(join(directory, 'well'), 'witness-key.pem');
    const checkpoint = readCheckpoint(cosignedNote('well'));
    expect(checkpoint?.size).toBe(second.size);
    expect(
      checkpoint && (await cosignedAt(checkpoint, await noteKey('shweli-witness', publicKey, 'witness'))),
    ).toBeGreaterThan(1_700_000_000);
  });

  it('the witness ends with 1 and says so for two stories, a shorter log, a forged proof, another key or none', async () => {
    const before = await signed();
    expect((await run(liarAt(), 'lied')).status).toBe(0);
    const cosigned = cosignedNote('lied');
    await newOrder(store, await store.person('manager.yangon'));
    const after = await signed();
    const { body: proof } = await server.get<Proof>(
      `/api/audit/consistency?from=${before.size}&to=${after.size}`,
      null,
    );
    const refused = async (told: Record<string, unknown>, reason: RegExp, key?: string): Promise<void> => {
      lies = told;
      const looked = witness({ server: liarAt(), directory: join(directory, 'lied'), key });
      await expect(looked).rejects.toThrow(NotTheSameLog);
      await expect(looked).rejects.toThrow(reason);
      expect(cosignedNote('lied')).toBe(cosigned);
    };
    const shown = '/api/audit/checkpoint';
    const consistency = '/api/audit/consistency';
    // The log's own key signs another history, as a server with two different logs would.
    const own = await readKey(after.key);
    const signer = await signerIn(DATA_DIR);
    const story = (size: number, root: Bytes) => {
      const body = bodyOf(own?.name ?? '', size, root);
      return {
        ...after,
        note: `${body}\n${signatureLine(own?.name ?? '', own?.keyId ?? new Uint8Array(), signer.sign(body))}`,
      };
    };
    const root = bytes(after.root);
    await refused({ [shown]: story(before.size, root.with(0, 1)) }, /Two different logs of the same size/);
    await refused({ [shown]: story(after.size, root.with(0, 1)) }, /does not continue the one seen before/);
    await refused({ [shown]: story(before.size - 1, root) }, /is shorter than before/);
    await refused({ [consistency]: { hashes: proof.hashes.slice(1) } }, /does not continue/);
    await refused(
      { [shown]: { ...after, note: after.note.replace(`\n${after.size}\n`, `\n${after.size + 1}\n`) } },
      /no valid signature/,
    );
    await refused({ [shown]: { ...after, note: 'Nothing to see' } }, /cannot be read/);
    const foreign = 'sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8';
    await refused({}, /of shweli\S+, the key of sum.golang.org/, foreign);
    lies = { [shown]: story(before.size, root.with(0, 1)) };
    const loud = await run(liarAt(), 'lied');
    expect(loud).toMatchObject({ status: 1, said: expect.stringContaining('Two different logs of the same size') });
    writeFileSync(join(directory, 'lied', 'seen.json'), '{}');
    // A witness that has lost what it saw finds nothing: it could not look.
    expect((await run(here(), 'lied')).status).toBe(3);
  });
});
