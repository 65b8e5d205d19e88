import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mustBeKeepable, NotKeepable } from '#services/outbox/keepable.ts';
import { summaryOf } from '#services/outbox/summary.ts';
import { createSending, createServer, createStore, entryOf } from './world.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T04:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

const proof = { kind: 'signature', value: 'here-1', signedBy: 'Daw Hla', takenAt: '2026-11-20T03:00:00.000Z' };
const signing = (key = 'sign', differences: Parameters<typeof entryOf>[1] = {}) =>
  entryOf(key, {
    machine: 'order',
    id: 'SL000000014MM',
    group: 'order/SL000000014MM',
    event: { type: 'order.signed', proof, piecesScanned: 1 },
    pictures: [{ id: 'here-1', kind: 'signature', picture: new Blob(['ink']), uploaded: null }],
    ...differences,
  });

const withSigning = async () => {
  const { store, entries } = createStore();
  await store.add(signing());
  return { store, entries, server: createServer() };
};

describe('a proof that waits', () => {
  test('a proof that waits is uploaded first, and its event names what the server has', async () => {
    const { store, entries, server } = await withSigning();
    expect(summaryOf(entries(), false)).toMatchObject({ waiting: 1, sent: 0 });
    const sending = createSending(store, server);
    await settle();
    expect(server.recorded.map(({ event }) => event)).toEqual([
      { type: 'order.signed', proof: { ...proof, value: 'UPL1' }, piecesScanned: 1 },
    ]);
    expect(summaryOf(entries(), true)).toMatchObject({ waiting: 0, sent: 1 });
    await sending.stop();
  });

  test('an event that waits names each uploaded picture of a list, and leaves none of them in the browser', async () => {
    const { store, entries } = createStore();
    const pictures = ['here-1', 'here-2'].map((id) => ({
      id,
      kind: 'photo' as const,
      picture: new Blob([id]),
      uploaded: null,
    }));
    const event = { type: 'order.collected', piecesScanned: 1, photos: ['here-1', 'here-2'] };
    await store.add(signing('collect', { event, pictures }));
    const server = createServer();
    const sending = createSending(store, server);
    await settle();
    expect(server.recorded.map((sent) => sent.event)).toEqual([{ ...event, photos: ['UPL1', 'UPL2'] }]);
    expect(entries().map((sent) => [sent.event, sent.pictures])).toEqual([
      [{ type: 'order.collected', piecesScanned: 1 }, []],
    ]);
    await sending.stop();
  });

  test('a proof that waits leaves neither the picture nor who signed in the browser once it is sent', async () => {
    const { store, entries, server } = await withSigning();
    const sending = createSending(store, server);
    await settle();
    expect(entries()).toHaveLength(1);
    expect(entries()[0]?.pictures).toEqual([]);
    expect(JSON.stringify(entries())).not.toContain('Daw Hla');
    await sending.stop();
  });

  test('a proof that waits keeps its place between what was done before and after it', async () => {
    const { store, entries, server } = await withSigning();
    await store.add(entryOf('after'));
    const sending = createSending(store, server);
    await settle();
    expect(server.recorded.map(({ key }) => key)).toEqual(['sign', 'after']);
    expect(entries().map(({ state }) => state)).toEqual(['sent', 'sent']);
    await sending.stop();
  });

  test('a proof that waits is uploaded again after a cut line, and after a reload not a second time', async () => {
    const { store, entries, server } = await withSigning();
    server.uploadFaults.push({ type: 'lost', isCut: true });
    server.faults.push('busy');
    const first = createSending(store, server);
    await settle();
    expect(server.uploads).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    // Uploaded, but the command was not taken: the page closes here.
    expect(server.uploads).toEqual(['UPL1']);
    expect(server.recorded).toEqual([]);
    await first.stop();
    const second = createSending(store, server);
    await settle();
    expect(server.uploads).toEqual(['UPL1']);
    expect(entries()[0]?.state).toBe('sent');
    await second.stop();
  });

  test('a proof that waits is uploaded anew when the server has deleted the picture meanwhile', async () => {
    const { store, entries, server } = await withSigning();
    server.faults.push('busy');
    const sending = createSending(store, server);
    await settle();
    server.uploads.splice(0);
    await vi.advanceTimersByTimeAsync(500);
    expect(server.uploads).toEqual(['UPL2']);
    expect(entries()[0]?.state).toBe('sent');
    expect(server.recorded[0]?.event['proof']).toMatchObject({ value: 'UPL2' });
    await sending.stop();
  });

  test('a proof that the server does not take is refused with the reason, and the rest goes on', async () => {
    const { store, entries, server } = await withSigning();
    await store.add(entryOf('other'));
    server.uploadFaults.push({ type: 'refused', code: 'uploadedTooMuch' });
    const sending = createSending(store, server);
    await settle();
    expect(entries()[0]).toMatchObject({ state: 'refused', verdict: { refusals: [{ rule: 'uploadedTooMuch' }] } });
    expect(entries()[0]?.pictures).toHaveLength(1);
    expect(server.recorded.map(({ key }) => key)).toEqual(['other']);
    await sending.stop();
  });

  test('a proof whose command was lost goes again as it was sent: the command happens once', async () => {
    const { store } = createStore();
    const server = createServer();
    server.uploads.push('UPL9');
    const event = { type: 'order.signed', proof: { ...proof, value: 'UPL9' }, piecesScanned: 1 };
    const lost = { key: 'form', expectedVersion: 7 };
    const { key, expectedVersion } = lost;
    await server.transport.deliver('token', [{ key, machine: 'order', id: 'SL000000014MM', event, expectedVersion }]);
    const { pictures: _, ...entry } = signing('kept', { event, lost });
    await store.add(entry);
    const sending = createSending(store, server);
    await settle();
    expect(server.recorded).toHaveLength(1);
    expect((await store.all('clerk')).map(({ state }) => state)).toEqual(['sent']);
    await sending.stop();
  });
});

test.each([
  ['another field of the proof', { ...proof, phone: '09420012345' }],
  ['a text in place of the proof', 'signed'],
  ['a name of any length', { ...proof, signedBy: 'a'.repeat(129) }],
])('a proof is not kept with %s', (_, wrong) => {
  expect(() => mustBeKeepable({ type: 'order.signed', proof })).not.toThrow();
  expect(() => mustBeKeepable({ type: 'order.signed', proof: wrong })).toThrow(NotKeepable);
});
