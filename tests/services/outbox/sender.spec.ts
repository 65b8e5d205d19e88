import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSending, createServer, createStore, entryOf } from './world.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T04:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs all work that needs no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

const withEntries = async (keys: readonly string[], group: string | null = null) => {
  const { store, entries } = createStore();
  for (const key of keys) await store.add(entryOf(key, { group }));
  const states = () => entries().map(({ key, state }) => `${key} ${state}`);
  return { store, entries, states, server: createServer() };
};

const letters = (count: number): string[] => Array.from({ length: count }, (_, index) => `scan-${index + 1}`);

describe('waiting entries are sent', () => {
  test('waiting entries are sent in their order, in as few deliveries as are allowed, each once', async () => {
    const keys = letters(250);
    const { store, states, server } = await withEntries(keys);
    const sending = createSending(store, server);
    await settle();
    expect(server.recorded.map(({ key }) => key)).toEqual(keys);
    expect(server.deliveries.map(({ length }) => length)).toEqual([100, 100, 50]);
    // Two hundred are still shown.
    expect(states()).toEqual(keys.slice(50).map((key) => `${key} sent`));
    await sending.stop();
  });

  test('waiting entries are sent with what is added meanwhile after them', async () => {
    const { store, server } = await withEntries(['first']);
    const sending = createSending(store, server);
    await settle();
    await store.add(entryOf('second'));
    await settle();
    expect(server.recorded).toHaveLength(1);
    sending.ring('work');
    await settle();
    expect(server.recorded.map(({ key }) => key)).toEqual(['first', 'second']);
    await sending.stop();
  });

  test('a waiting entry is sent with the time at which it happened', async () => {
    const { store, server } = await withEntries(['one']);
    const sending = createSending(store, server);
    await settle();
    expect(server.recorded[0]?.occurredAt).toBe('2026-11-20T03:00:00.000Z');
    await sending.stop();
  });
});

describe('a line that breaks', () => {
  test('a line that breaks is tried again later and later, and nothing is recorded twice when only the answer was lost', async () => {
    const { store, states, server } = await withEntries(['one', 'two']);
    server.faults.push('answerLost', 'busy', 'cut');
    const sending = createSending(store, server);
    await settle();
    expect(states()).toEqual(['one waiting', 'two waiting']);
    expect(server.deliveries).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(499);
    expect(server.deliveries).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.deliveries).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(server.deliveries).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.deliveries).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.deliveries).toHaveLength(4);
    expect(states()).toEqual(['one sent', 'two sent']);
    expect(server.recorded.map(({ key }) => key)).toEqual(['one', 'two']);
    expect(sending.lines).toEqual([true, false, true, false, true]);
    await sending.stop();
  });

  test('a line that breaks is used at once when it comes back, but not for every further scan', async () => {
    const { store, server } = await withEntries(['one']);
    server.faults.push('cut', 'cut');
    const sending = createSending(store, server);
    await settle();
    await store.add(entryOf('two'));
    sending.ring('work');
    await settle();
    expect(server.faults).toHaveLength(1);
    sending.ring('line');
    await settle();
    expect(server.faults).toHaveLength(0);
    sending.ring('line');
    await settle();
    expect(server.recorded.map(({ key }) => key)).toEqual(['one', 'two']);
    await sending.stop();
  });

  test('after a line that breaks and a page that is closed during a delivery, the next page sends the same body again', async () => {
    const { store, entries, server } = await withEntries(['one']);
    server.clock.ahead = 600_000;
    const sending = createSending(store, server);
    let arrived: () => void = () => {};
    const deliver = server.transport.deliver.bind(server.transport);
    server.transport.deliver = async (token, commands) => {
      const delivery = await deliver(token, commands);
      await new Promise<void>((resolve) => (arrived = resolve));
      return delivery;
    };
    await settle();
    expect(entries()[0]?.state).toBe('sending');
    const [first] = server.recorded;

    server.transport.deliver = deliver;
    // Corrects the clock meanwhile.
    server.clock.ahead = 0;
    const again = createSending(store, server);
    await settle();
    expect(entries()[0]?.state).toBe('sent');
    expect(server.recorded).toEqual([first]);
    await again.stop();
    arrived();
    await sending.stop();
  });
});

describe('a refusal', () => {
  test('a refusal keeps its verdict without its sentence, and what belongs to no group goes on', async () => {
    const { store, entries, states, server } = await withEntries(['one', 'two', 'three']);
    server.refused.add('two');
    const sending = createSending(store, server);
    await settle();
    expect(states()).toEqual(['one sent', 'two refused', 'three sent']);
    expect(entries()[1]?.verdict?.refusals).toEqual([{ code: 'rule', rule: 'storageScan.orderExists' }]);
    await sending.stop();
  });

  test('a refusal holds back later entries of its group alone, until the refused entry is tried again', async () => {
    const { store, states, server } = await withEntries(['one', 'two', 'three'], 'storageScan/SS1');
    await store.add(entryOf('four', { group: 'storageScan/SS2' }));
    server.refused.add('two');
    const sending = createSending(store, server);
    await settle();
    expect(states()).toEqual(['one sent', 'two refused', 'three waiting', 'four sent']);
    expect(server.recorded.map(({ key }) => key)).toEqual(['one', 'four']);

    server.refused.delete('two');
    await store.change(['two'], (entry) => ({ ...entry, state: 'waiting', tries: 1, sentAs: null }));
    sending.ring('line');
    await settle();
    expect(states()).toEqual(['one sent', 'two sent', 'three sent', 'four sent']);
    expect(server.recorded.map(({ key }) => key)).toEqual(['one', 'four', 'two.1', 'three']);
    await sending.stop();
  });

  test('a refusal that is given up lets its group go on', async () => {
    const { store, states, server } = await withEntries(['one', 'two'], 'storageScan/SS1');
    server.refused.add('one');
    const sending = createSending(store, server);
    await settle();
    expect(states()).toEqual(['one refused', 'two waiting']);
    await store.remove(['one']);
    sending.ring('line');
    await settle();
    expect(states()).toEqual(['two sent']);
    await sending.stop();
  });

  test('a refusal whose answer was lost is a refusal the second time', async () => {
    const { store, states, server } = await withEntries(['one', 'two'], 'storageScan/SS1');
    server.refused.add('one');
    server.faults.push('answerLost');
    const sending = createSending(store, server);
    await vi.advanceTimersByTimeAsync(500);
    expect(states()).toEqual(['one refused', 'two waiting']);
    await sending.stop();
  });

  test('a refusal of a whole delivery is found out one by one: what spoiled it is refused, the others are sent', async () => {
    const { store, states, server } = await withEntries(['one', 'poison', 'three']);
    server.faults.push('unreadable');
    const sending = createSending(store, server);
    await settle();
    expect(states()).toEqual(['one sent', 'poison refused', 'three sent']);
    await sending.stop();
  });
});

describe('a session', () => {
  test('a session that has ended waits for the person to sign in again, and asks for the sign-in once', async () => {
    const { store, states, server } = await withEntries(['one']);
    server.sessions.clear();
    const sending = createSending(store, server);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sending.ended).toEqual(['token']);
    expect(states()).toEqual(['one waiting']);
    expect(server.deliveries).toEqual([]);

    server.sessions.set('new', 'clerk');
    sending.signIn('new');
    await settle();
    expect(states()).toEqual(['one sent']);
    await sending.stop();
  });

  test('a session that ends during a delivery keeps the contents of the delivery', async () => {
    const { store, states, server } = await withEntries(['one']);
    server.faults.push('unauthorised');
    const sending = createSending(store, server);
    await settle();
    expect(sending.ended).toEqual(['token']);
    expect(states()).toEqual(['one waiting']);
    await sending.stop();
  });

  test('a session whose token was renewed during a delivery goes on with the new token, without a ring', async () => {
    const { store, states, server } = await withEntries(['one']);
    const { transport } = server;
    const deliver = transport.deliver.bind(transport);
    transport.deliver = (token, commands) => {
      if (token === 'token') {
        server.sessions.delete('token');
        server.sessions.set('renewed', 'clerk');
        sending.renew('renewed');
      }
      return deliver(token, commands);
    };
    const sending = createSending(store, server);
    await settle();
    expect(states()).toEqual(['one sent']);
    await sending.stop();
  });

  test('a session of somebody else is never given this person’s work', async () => {
    const { store, states, server } = await withEntries(['one']);
    server.sessions.set('token', 'sorter');
    const sending = createSending(store, server);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(server.deliveries).toEqual([]);
    expect(states()).toEqual(['one waiting']);
    await sending.stop();
  });

  test('a session sends nothing that lies in the outbox for somebody else', async () => {
    const { store, entries, server } = await withEntries(['one']);
    await store.add(entryOf('of the sorter', { user: 'sorter' }));
    const sending = createSending(store, server);
    await settle();
    expect(server.recorded.map(({ key }) => key)).toEqual(['one']);
    expect(entries()[1]).toMatchObject({ user: 'sorter', state: 'waiting' });
    await sending.stop();
  });
});
