import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { created, form } from '../support/orders.ts';
import { serve, type Serving } from '../support/serving.ts';
import { recordSpans, type Recorded } from '../support/spans.ts';
import { createStore, type Store } from '../support/world.ts';
import { until } from '../support/eventually.ts';
import { traced } from '#server/tracing.ts';

let store: Store;
let server: Serving;
let spans: ReturnType<typeof recordSpans>;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  await server.tokenOf('admin');
  spans = recordSpans();
});
afterAll(async () => {
  spans.stop();
  await server.close();
  await store.close();
});
beforeEach(() => void spans.ended.splice(0));

const propose = (...commands: readonly object[]) =>
  server.ask('POST', '/api/commands', {
    body: { commands: commands.map((command) => ({ key: crypto.randomUUID(), ...command })) },
  });

/** Waits for the one span of a name that matches. */
const ended = async (name: string, matching: (span: Recorded) => boolean = () => true): Promise<Recorded> => {
  const find = (): Recorded | undefined => spans.ended.find((span) => span.name === name && matching(span));
  await until(() => find() !== undefined);
  const found = find();
  if (!found) throw new Error(`No span ${name}`);
  return found;
};

test('a request with commands is a trace: the call, the proposal in it, and the transaction that names it', async () => {
  expect((await propose(created())).status).toBe(200);
  const request = await ended('POST /api/commands');
  expect(request).toMatchObject({ parent: null, isFailed: false });
  expect(request.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/commands',
    'http.response.status_code': 200,
    'shweli.request': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const proposal = await ended('propose');
  expect(proposal.parent).toBe(request.id);
  expect(proposal.attributes).toMatchObject({ 'shweli.commands': 1, 'shweli.verdicts': ['accepted'] });
  expect(proposal.attributes['shweli.events']).toContain('order.created');
  const transaction = await ended('transaction', ({ links }) => links.includes(proposal.id));
  expect(transaction).toMatchObject({ parent: null, attributes: { 'shweli.commands': 1 } });
});

test('requests that share a transaction are all named by it', async () => {
  await Promise.all([propose(created()), propose(created()), propose(created())]);
  const proposals = spans.ended.filter(({ name }) => name === 'propose').map(({ id }) => id);
  expect(proposals).toHaveLength(3);
  const named = spans.ended.filter(({ name }) => name === 'transaction').flatMap(({ links }) => links);
  expect(named.filter((id) => proposals.includes(id)).toSorted()).toEqual(proposals.toSorted());
});

test('spans hold neither records nor people, whatever a stranger sends', async () => {
  const phone = form.sender.phone;
  await propose(created());
  await propose({ machine: 'order', id: phone, event: { type: `order.${form.sender.name}` } });
  await server.ask('POST', '/api/order/page', {
    body: { filters: [{ field: 'senderPhone', op: 'eq', value: phone }] },
  });
  await server.get(`/api/streams/order/${phone}`);
  await server.ask('POST', '/auth/login', { as: null, body: { username: 'stolen.name', password: 'stolen-secret' } });
  await server.ask('GET', '/api/health', {
    as: null,
    headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'stolen=1', baggage: 'stolen=2' },
  });
  await ended('GET /api/health');
  const text = JSON.stringify(spans.ended);
  for (const held of [phone, form.sender.name, form.receiver.name, 'stolen', 'aaaa', 'bbbb', 'SL0'])
    expect(text).not.toContain(held);
  expect(text).toContain('GET /api/streams/:machine/:id');
});

test('a failure is marked by its kind, and its message is not kept', async () => {
  const work = traced('work', { attributes: {} }, () => Promise.reject(new RangeError(form.sender.phone)));
  await expect(work).rejects.toThrow(form.sender.phone);
  const span = await ended('work');
  expect(span).toMatchObject({ isFailed: true, attributes: { 'error.type': 'RangeError' } });
  expect(JSON.stringify(span)).not.toContain(form.sender.phone);
});
