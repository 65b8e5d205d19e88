import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutboxStore } from '#services/outbox/outboxStore.ts';
import type { Transport } from '#services/outbox/transport.ts';
import { createSending, createServer, createStore, entryOf } from './world.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T04:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const MINUTES_MS = 10 * 60_000;
const MOST_READS = 2_000;

/** A store that fails where a tab reads it again and again without waiting. */
const guarded = (store: OutboxStore): OutboxStore => {
  let reads = 0;
  return {
    ...store,
    all: (user) => {
      reads += 1;
      if (reads > MOST_READS) throw new Error('The store is read in a circle');
      return store.all(user);
    },
  };
};

/** Holds every delivery and upload on the way until the line is let go. */
const held = (transport: Transport) => {
  const waiting: (() => void)[] = [];
  const onItsWay = () => new Promise<void>((resolve) => waiting.push(resolve));
  const line: Transport = {
    ...transport,
    deliver: async (...given) => {
      await onItsWay();
      return transport.deliver(...given);
    },
    upload: async (...given) => {
      await onItsWay();
      return transport.upload(...given);
    },
  };
  return { line, letGo: (which: 'first' | 'last') => (which === 'first' ? waiting.shift() : waiting.pop())?.() };
};

const scans = async (count: number, group: string | null = null) => {
  const { store, entries } = createStore();
  const keys = Array.from({ length: count }, (_, index) => `scan-${index + 1}`);
  for (const key of keys) await store.add(entryOf(key, { group }));
  return { keys, entries, store: guarded(store), server: createServer() };
};

/** Without the Web Locks API, as under plain http, each tab has a sender of its own over the one store. */
describe('two tabs that cannot lock each other out', () => {
  test('two tabs that cannot lock each other out send each scan once and in its order, whatever the line does', async () => {
    const fault = fc.constantFrom('cut', 'answerLost', 'busy', 'none' as const);
    const steps = fc.array(fc.record({ fault, tab: fc.constantFrom('one', 'other' as const) }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 120 }), steps, fc.boolean(), async (count, happened, closes) => {
        const { keys, entries, store, server } = await scans(count);
        server.faults.push(...happened.flatMap((one) => (one.fault === 'none' ? [] : [one.fault])));
        const tabs = { one: createSending(store, server), other: createSending(store, server) };
        for (const { tab } of happened) {
          tabs[tab].ring('line');
          await vi.advanceTimersByTimeAsync(300);
        }
        if (closes) await tabs.one.stop();
        await vi.advanceTimersByTimeAsync(MINUTES_MS);
        await tabs.one.stop();
        await tabs.other.stop();
        expect(server.recorded.map(({ key }) => key)).toEqual(keys);
        expect(new Set(entries().map(({ state }) => state))).toEqual(new Set(['sent']));
      }),
      { numRuns: 20 },
    );
  });

  test('two tabs that cannot lock each other out wait for each other while a delivery is on its way, and keep the order', async () => {
    const { store, server, keys } = await scans(120);
    const { line, letGo } = held(server.transport);
    const one = createSending(store, { ...server, transport: line });
    await settle();
    const other = createSending(store, { ...server, transport: line });
    await settle();
    // The other tab took the delivery over: both have it on its way. What comes after it waits.
    await vi.advanceTimersByTimeAsync(5_000);
    for (let turn = 0; turn < 8; turn += 1) {
      letGo('last');
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(server.recorded.map(({ key }) => key)).toEqual(keys);
    await one.stop();
    await other.stop();
  });

  test('two tabs that cannot lock each other out take over what a closed tab had on its way', async () => {
    const { store, server, keys, entries } = await scans(3);
    const never = held(server.transport);
    const one = createSending(store, { ...server, transport: never.line });
    const other = createSending(store, server);
    await settle();
    void one.stop();
    await vi.advanceTimersByTimeAsync(MINUTES_MS);
    expect(server.recorded.map(({ key }) => key)).toEqual(keys);
    expect(entries().map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    await other.stop();
  });

  test('two tabs that both uploaded a picture name one upload in its event, also when the event goes again', async () => {
    const { store, entries } = createStore();
    const proof = { kind: 'signature', value: 'here-1', signedBy: 'Daw Hla', takenAt: '2026-11-20T03:00:00.000Z' };
    await store.add(
      entryOf('sign', {
        machine: 'order',
        event: { type: 'order.signed', proof, piecesScanned: 1 },
        pictures: [{ id: 'here-1', kind: 'signature', picture: new Blob(['ink']), uploaded: null }],
      }),
    );
    const server = createServer();
    server.faults.push('answerLost');
    const { line, letGo } = held(server.transport);
    const tabs = [1, 2].map(() => createSending(guarded(store), { ...server, transport: line }));
    await settle();
    for (let turn = 0; turn < 10; turn += 1) {
      letGo('first');
      await vi.advanceTimersByTimeAsync(MINUTES_MS / 10);
    }
    expect(server.recorded).toHaveLength(1);
    expect(entries()).toMatchObject([{ state: 'sent' }]);
    for (const tab of tabs) await tab.stop();
  });
});
