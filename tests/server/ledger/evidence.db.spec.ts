import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocumentProxy, extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textBytes } from '#proofs/bytes.ts';
import type { Evidence, PackedEvent } from '#instruments/evidence/pack.ts';
import { verdictOf, verifyPack, type Files } from '#instruments/evidence/verify.ts';
import { EvidenceFault } from '#server/instruments/evidence/fault.ts';
import { eventsFound } from '#server/instruments/evidence/find.ts';
import { makeEvidence } from '#server/instruments/evidence/make.ts';
import { signCheckpoints } from '#server/ledger/signing/sign.ts';
import { signerIn } from '#server/ledger/signing/signer.ts';
import { wordsOf } from '#server/http/language.ts';
import { unzip } from '#sheets/unzip.ts';
import { relabelled } from '../../support/relabelled.ts';
import { packEvidence } from '../../../scripts/evidence.ts';
import { verifierPage } from '../../../scripts/vite/verifier.ts';
import { faultsOf } from '../../instruments/processMining/ocel/schema.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { numberAll } from '../../support/numbering.ts';
import { DATA_DIR, serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

interface Counted {
  readonly count: number;
  readonly first: number | null;
  readonly last: number | null;
  readonly size: number;
  readonly most: number;
}
interface Refused {
  readonly message: string;
}

let store: Store;
let server: Serving;
let directory = '';
let page = '';
let order = '';
let minutes = 0;

/** Numbers and signs the current log. */
async function signed(): Promise<void> {
  minutes += 2;
  const at = new Date(Date.now() + minutes * 60_000).toISOString();
  await numberAll(store.pool, at);
  await store.pool.query(
    `insert into checkpoints (sequence, chain, at) select sequence, chain, $1 from log_sequence
     order by sequence desc limit 1 on conflict do nothing`,
    [at],
  );
  await signCheckpoints(store.pool, await signerIn(DATA_DIR), at);
}

beforeAll(async () => {
  store = await createStore();
  directory = mkdtempSync(join(tmpdir(), 'shweli-evidence-'));
  page = await verifierPage();
  const verifier = join(directory, 'verify.html');
  writeFileSync(verifier, page);
  server = await serve(store, { verifier });
  const manager = await store.person('manager.yangon');
  order = await newOrder(store, manager);
  const courier = await store.staffId('courier.yangon');
  await store.propose(manager, toOrder(order, 'order.collectorAssigned', { collector: courier }));
  await newOrder(store, manager);
  await signed();
});
afterAll(async () => {
  await server.close();
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

const countOf = async (query: object, as = 'auditor'): Promise<Counted> =>
  (await server.ask<Counted>('POST', '/api/audit/evidence/count', { as, body: { query } })).body;

interface PackRequest {
  readonly query: object;
  readonly size?: number;
  readonly sample?: { readonly seed: string; readonly size: number };
}

/** Returns the files of a pack as they arrive over HTTP. */
async function packOf(
  { sample = { seed: 'spring', size: 2 }, ...command }: PackRequest,
  as = 'auditor',
): Promise<Files> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/audit/evidence',
    headers: { authorization: await server.tokenOf(as) },
    payload: { ...command, sample },
  });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = await unzip(Uint8Array.from(answer.rawPayload));
  if (!files) throw new Error('No archive');
  return files;
}

const textIn = (files: Files, name: string): string => new TextDecoder().decode(files.get(name));
const evidenceIn = (files: Files): Evidence => JSON.parse(textIn(files, 'evidence.json')) as Evidence;
const eventsIn = (files: Files): PackedEvent[] => JSON.parse(textIn(files, 'events.json')) as PackedEvent[];
const failed = async (files: Files) => (await verifyPack(files)).checks.flatMap((one) => one.failed);

describe('a pack of evidence from the server', () => {
  it('a pack of evidence from the server holds every event that the query finds, and is verified by its files alone', async () => {
    const query = { machine: 'order', life: order };
    const counted = await countOf(query, 'admin');
    const files = await packOf({ query, size: counted.size }, 'admin');
    expect([...files.keys()].toSorted()).toEqual([
      'events.csv',
      'events.json',
      'evidence.json',
      'ocel.json',
      'report.pdf',
      'verify.html',
    ]);
    const verification = await verifyPack(files);
    expect(verification.checks.flatMap((one) => one.failed)).toEqual([]);
    expect(verdictOf(verification.checks)).toBe('holds');
    const { rows } = await store.pool.query<{ number: number; type: string }>(
      `select sequence as number, type from log_sequence n join events using (position) where n.id = $1 and sequence <= $2 order by sequence`,
      [order, counted.size],
    );
    expect(eventsIn(files).map(({ number, type }) => ({ number, type }))).toEqual(rows);
    expect(counted).toMatchObject({ count: rows.length, first: rows[0]?.number, last: rows.at(-1)?.number });
  });

  it('a pack of evidence holds the same as a table, as an object-centric log and on paper, with its verifier beside', async () => {
    const files = await packOf({ query: { machine: 'order', life: order } });
    const events = eventsIn(files);
    const lines = textIn(files, 'events.csv').split('\n');
    expect(lines).toHaveLength(events.length + 1);
    expect(lines[1]).toContain(`order/${order},1,order.created,`);
    const ocel = JSON.parse(textIn(files, 'ocel.json')) as { events: { id: string }[] };
    expect(faultsOf(ocel)).toEqual([]);
    expect(ocel.events.map(({ id }) => id)).toEqual(events.map(({ version }) => `order/${order}@${version}`));
    expect(textIn(files, 'verify.html')).toBe(page);
    const report = await getDocumentProxy(Uint8Array.from(files.get('report.pdf') ?? []));
    const { text } = await extractText(report, { mergePages: true });
    const { about, key } = evidenceIn(files);
    expect(text).toContain(`${about.count} match`);
    for (const said of [order, key.slice(0, 20), about.root.slice(0, 20), 'spring'])
      expect(text.replaceAll(/\s/g, '')).toContain(said);
  });

  it('a pack of evidence is masked as everywhere: what is masked is proven by its hash, and said to be open', async () => {
    const files = await packOf({ query: { machine: 'order', life: order } });
    for (const [name] of files) expect(textIn(files, name), name).not.toContain('9250111222');
    const { checks } = await verifyPack(files);
    expect(checks.flatMap((one) => one.failed)).toEqual([]);
    expect(verdictOf(checks)).toBe('open');
    expect(checks.find(({ name }) => name === 'content')).toMatchObject({ open: 1 });
    expect(checks.find(({ name }) => name === 'proof')).toMatchObject({ held: eventsIn(files).length, open: 0 });
  });

  it('a pack of evidence from the server puts on record who took it, and what of people stood in it whole', async () => {
    await packOf({ query: { machine: 'order', life: order } }, 'admin');
    await packOf({ query: { machine: 'order', life: order } });
    const { body } = await server.ask<{ records: Record<string, unknown>[] }>('POST', '/api/personalRead/page', {
      as: 'auditor',
      body: { filters: [{ field: 'way', op: 'eq', value: 'evidence' }], sort: [{ field: 'readAt', dir: 'desc' }] },
    });
    const [masked, whole] = body.records;
    expect(masked).toMatchObject({ doneBy: await store.staffId('auditor'), machine: 'logEvent', fields: [] });
    expect(whole).toMatchObject({ doneBy: await store.staffId('admin'), fields: ['receiver.phone', 'sender.phone'] });
    expect(masked?.['lives']).toEqual([expect.stringMatching(/^evidence-\d+-[0-9a-f]{8}\.zip$/)]);
  });

  it('a pack of evidence can be asked for by what, who, where and when, and finds what the log has', async () => {
    const manager = await store.staffId('manager.yangon');
    const { rows } = await store.pool.query<{ at: string; count: number }>(
      `select min(recorded_at) as at, count(*)::integer as count from events where actor_id = $1`,
      [manager],
    );
    const [own] = rows;
    expect((await countOf({ doneBy: manager })).count).toBe(own?.count);
    expect((await countOf({ doneBy: manager, from: own?.at, to: own?.at })).count).toBeGreaterThan(0);
    expect((await countOf({ doneBy: manager, to: '2020-01-01T00:00:00Z' })).count).toBe(0);
    expect((await countOf({ type: 'order.created' })).count).toBe(2);
    expect((await countOf({ type: 'order.created', branch: 'YGN' })).count).toBe(2);
    expect((await countOf({ type: 'order.created', branch: 'MDY' })).count).toBe(0);
    const all = await countOf({});
    expect(all.count).toBe(all.size);
    expect(await failed(await packOf({ query: { doneBy: manager, branch: 'YGN', from: own?.at } }))).toEqual([]);
  });

  it('a pack of evidence draws the same sample from the same tree by the same seed, however the log goes on', async () => {
    const query = { machine: 'staff' };
    const sample = { seed: 'spring', size: 5 };
    const first = evidenceIn(await packOf({ query, sample })).about;
    expect(first.sample.numbers).toHaveLength(5);
    await newOrder(store, await store.person('manager.yangon'));
    await signed();
    const again = evidenceIn(await packOf({ query, sample, size: first.size })).about;
    expect(again.sample).toEqual(first.sample);
    expect(again.root).toBe(first.root);
    const other = evidenceIn(await packOf({ query, size: first.size, sample: { seed: 'autumn', size: 5 } })).about;
    expect(other.sample.numbers).not.toEqual(first.sample.numbers);
  });

  it('the check of a pack of evidence says so where an event of the pack was edited after it left the server', async () => {
    const files = await packOf({ query: { machine: 'order', life: order } });
    const events = eventsIn(files);
    const [first] = events;
    Object.assign(first ?? {}, { to: 'signed' });
    const changed = new Map(files).set('events.json', textBytes(JSON.stringify(events)));
    expect(await failed(changed)).toEqual([`${first?.number} (order/${order}@1)`, 'events.json']);
  });

  it('a pack of evidence from the server gives no hash of what is sealed, and proves the others', async () => {
    const { last, size } = await countOf({ life: order });
    const become = (machine: string, type: string) => relabelled(store.pool, last ?? 0, machine, type);
    const { rows } = await store.pool.query<{ type: string; hash: string }>(
      'select type, e.hash from log_sequence n join events e using (position) where sequence = $1',
      [last],
    );
    const [own] = rows;
    await become('courierCash', 'courierCash.firstCounted');
    try {
      const files = await packOf({ query: { life: order }, size });
      const events = eventsIn(files);
      expect(events[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
      expect(events.at(-1)).toMatchObject({ number: last, hash: null, isWhole: false });
      expect(evidenceIn(files).proofs.at(-1)).toBeNull();
      expect(evidenceIn(files).proofs[0]).not.toBeNull();
      for (const [name] of files) expect(textIn(files, name), name).not.toContain(own?.hash);
      const proof = (await verifyPack(files)).checks.find(({ name }) => name === 'proof');
      expect(proof).toMatchObject({ failed: [] });
      expect(proof?.open).toBeGreaterThan(0);
    } finally {
      await become('order', own?.type ?? '');
    }
  });
});

describe('the command', () => {
  const verified = (path: string) =>
    spawnSync(process.execPath, ['scripts/ledger.ts', 'verify', path], { encoding: 'utf8' });
  const made = (...given: readonly string[]) => packEvidence(store.pool, DATA_DIR, given, () => Promise.resolve(page));

  it('the evidence command makes the same pack as the server does, whole, and verifies it with no database', async () => {
    const file = join(directory, 'pack.zip');
    const { lines } = await made(file, 'machine=order', `life=${order}`, 'seed=spring', 'sample=2');
    const sent = evidenceIn(await packOf({ query: { machine: 'order', life: order } })).about;
    expect(lines).toEqual([`${sent.count} of ${sent.size} events, 2 of them drawn by spring: ${file}`]);
    const { about } = evidenceIn((await unzip(Uint8Array.from(readFileSync(file)))) ?? new Map());
    expect([about.events.length, about.root, about.sample]).toEqual([sent.events.length, sent.root, sent.sample]);
    const { status, stdout } = verified(file);
    expect(stdout).toContain(`proof: ${sent.count} held, 0 could not be checked, 0 failed`);
    expect(status).toBe(0);
  });

  it('the evidence command names the place of what was changed, and exits 1', async () => {
    const files = await packOf({ query: { machine: 'order', life: order } });
    const changed = mkdtempSync(join(directory, 'changed-'));
    for (const [name, content] of files) writeFileSync(join(changed, name), content);
    writeFileSync(join(changed, 'events.csv'), 'number');
    const { status, stdout } = verified(changed);
    expect(stdout).toContain('files: 4 held, 0 could not be checked, 1 failed\n  events.csv');
    expect(status).toBe(1);
  });

  it.each([
    [['pack'], /Usage/],
    [['pack.zip', 'colour=red'], /colour=red is not an option/],
    [['pack.zip', 'from=spring'], /from must be a time/],
    [['pack.zip', 'sample=-1'], /sample must be a whole number/],
    [['pack.zip', 'sample=501'], /sample must be at most 500/],
    [['pack.zip', 'life=SL999999999MM'], /No signed event matches/],
  ])('the evidence command refuses %j with what is wrong', async (given, message) => {
    await expect(made(...given)).rejects.toThrow(message);
  });
});

describe('a pack that cannot be made', () => {
  const sample = { seed: 'spring', size: 2 };
  const maker = {
    get db() {
      return store.pool;
    },
    verifier: () => Promise.resolve(page),
    words: wordsOf('en'),
    at: '2026-11-22T00:00:00.000Z',
  };

  it.each<[object, number, RegExp]>([
    [{ query: { life: 'SL999999999MM' }, sample }, 400, /No signed event matches/],
    [{ query: {}, size: 7_000_000, sample }, 400, /No checkpoint of 7,000,000 events is signed/],
    [{ query: { from: '2026-03-02T00:00:00Z', to: '2026-03-01T00:00:00Z' }, sample }, 400, /ends before it begins/],
    [{ query: { from: 'spring' }, sample }, 400, /from/],
    [{ query: { colour: 'red' }, sample }, 400, /colour/],
    [{ query: {}, sample: { seed: '', size: 2 } }, 400, /seed/],
    [{ query: {}, sample: { seed: 'spring', size: -1 } }, 400, /size/],
    [{ query: {}, sample: { seed: 'spring', size: 501 } }, 400, /size/],
  ])('a pack of evidence asked for by %j is refused with what is wrong', async (body, status, message) => {
    const reply = await server.ask<Refused>('POST', '/api/audit/evidence', { as: 'auditor', body });
    expect([reply.status, reply.body.message]).toEqual([status, expect.stringMatching(message)]);
  });

  it('a query that finds more events than a pack of evidence holds is refused with both numbers', async () => {
    const { size, count } = await countOf({});
    const finding = eventsFound(store.pool, {}, size, count - 1);
    await expect(finding).rejects.toMatchObject({ rule: 'audit.tooManyFound', values: { count, most: count - 1 } });
    expect(await eventsFound(store.pool, {}, size, count)).toHaveLength(count);
  });

  it('a pack of evidence is refused by a process that has not the key of the log', async () => {
    const actor = await store.person('auditor');
    const signer = await signerIn(directory);
    const making = makeEvidence({ ...maker, actor, signer }, { query: { life: order }, size: null, sample });
    await expect(making).rejects.toEqual(new EvidenceFault('audit.doesNotSign'));
  });

  it('a pack of evidence is refused where the page that verifies it was never built', async () => {
    const actor = await store.person('auditor');
    const signer = await signerIn(DATA_DIR);
    const verifier = () => Promise.resolve(null);
    const making = makeEvidence({ ...maker, actor, signer, verifier }, { query: { life: order }, size: null, sample });
    await expect(making).rejects.toEqual(new EvidenceFault('audit.noVerifier'));
  });

  it('a pack of evidence is for who may see the whole log', async () => {
    for (const url of ['/api/audit/evidence', '/api/audit/evidence/count']) {
      const body = url.endsWith('count') ? { query: {} } : { query: { life: order }, sample };
      expect((await server.ask('POST', url, { as: null, body })).status).toBe(401);
      for (const as of ['manager.yangon', 'courier.yangon', 'finance', 'trainer', 'merchant'])
        expect((await server.ask('POST', url, { as, body })).status, as).toBe(403);
    }
  });
});
