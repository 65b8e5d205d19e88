import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HEARTBEAT_TIMEOUT_MILLISECONDS } from '#machines/fields/limits.ts';
import { reconnectDelay } from '#services/live/backoff.ts';
import { connection$, HEARTBEAT_ANSWER_MS, type Line, type Socket } from '#services/live/connection.ts';
import { Ended, Gap, type LiveEvent, type PortMessage } from '#services/live/protocol.ts';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: string[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.(new Event('open'));
  }
  say(message: unknown) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  drop(code = 1006) {
    this.onclose?.(new CloseEvent('close', { code }));
  }
}

const event = (position: number): LiveEvent => ({
  position,
  machine: 'order',
  id: `O-${position}`,
  version: 1,
  type: 'order.created',
  operation: 99,
  actor: null,
  recordedAt: '2026-01-01T00:00:00Z',
  row: null,
});
const batch = (...positions: number[]) => ({
  type: 'events',
  position: positions.at(-1),
  events: positions.map(event),
});

const start = (
  position: number | null,
  missedAfter: Line['missedAfter'] = async (p) => ({ position: p, events: [] }),
  isOver: Line['isOver'] = async () => false,
) => {
  const sockets: FakeSocket[] = [];
  const messages: PortMessage[] = [];
  const line: Line = {
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    missedAfter,
    isOver,
    random: () => 0.5,
  };
  const subscription = connection$(line, position).subscribe((message) => messages.push(message));
  const positions = () => messages.flatMap((m) => (m.type === 'events' ? m.events.map((e) => e.position) : []));
  const statuses = () => messages.flatMap((m) => (m.type === 'status' ? [m.status] : []));
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket');
    return socket;
  };
  return { sockets, messages, positions, statuses, last, subscription };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the socket of one person', () => {
  it('the socket of one person passes on events and notices, and drops what is not a message of ours', async () => {
    const { last, positions, messages } = start(null);
    last().open();
    await vi.advanceTimersByTimeAsync(0);
    last().say(batch(4, 5));
    last().say({ type: 'other' });
    last().say('heartCheck');
    last().say({ type: 'notice', title: 'Hello', noticeType: 0, count: 3 });
    expect(positions()).toEqual([4, 5]);
    expect(messages.at(-1)).toMatchObject({ type: 'notice', notice: { title: 'Hello', count: 3 } });
  });

  it('the socket of one person fetches what was missed before it passes on what comes, each event once and in order', async () => {
    let answer: (missed: { position: number; events: LiveEvent[] }) => void = () => {};
    const asked: number[] = [];
    const { last, positions } = start(10, (position) => {
      asked.push(position);
      return new Promise((resolve) => (answer = resolve));
    });
    last().open();
    last().say(batch(12, 13));
    expect(positions()).toEqual([]);
    answer({ position: 12, events: [event(11), event(12)] });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([10]);
    expect(positions()).toEqual([11, 12, 13]);
  });

  it('the socket of one person passes on an event whose position is lower than that of one before it in the log', async () => {
    const { last, positions } = start(1);
    last().open();
    await vi.advanceTimersByTimeAsync(0);
    last().say(batch(6, 5));
    last().say(batch(4));
    expect(positions()).toEqual([6, 5, 4]);
  });

  it('the socket of one person reconnects after a close and asks for the events after the last one seen', async () => {
    const asked: number[] = [];
    const { last, sockets, statuses } = start(null, async (position) => {
      asked.push(position);
      return { position, events: [] };
    });
    last().open();
    await vi.advanceTimersByTimeAsync(0);
    last().say(batch(7));
    last().drop();
    expect(statuses()).toEqual(['live', 'reconnecting']);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(2);
    last().open();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([7]);
    expect(statuses()).toEqual(['live', 'reconnecting', 'live']);
  });

  it('the socket of one person says that there is a gap when the missed events cannot be had', async () => {
    const { last, messages } = start(1, () => Promise.reject(new Error('500')));
    last().open();
    await vi.advanceTimersByTimeAsync(0);
    expect(messages).toContainEqual({ type: 'gap' });
  });

  it('the socket of one person loses nothing when the line drops in the middle of catching up', async () => {
    const answers: ((missed: { position: number; events: LiveEvent[] }) => void)[] = [];
    const { last, positions } = start(1, () => new Promise((resolve) => answers.push(resolve)));
    last().open();
    last().drop();
    answers[0]?.({ position: 2, events: [event(2)] });
    await vi.advanceTimersByTimeAsync(5_000);
    last().open();
    answers[1]?.({ position: 2, events: [event(2)] });
    await vi.advanceTimersByTimeAsync(0);
    expect(positions()).toEqual([2]);
  });

  it('the socket of one person sends heartCheck, and gives up a line that does not answer', async () => {
    const { last, sockets, statuses } = start(null);
    last().open();
    await vi.advanceTimersByTimeAsync(HEARTBEAT_TIMEOUT_MILLISECONDS);
    expect(last().sent).toEqual(['heartCheck']);
    last().say('heartCheck');
    await vi.advanceTimersByTimeAsync(HEARTBEAT_ANSWER_MS);
    expect(statuses()).toEqual(['live']);
    await vi.advanceTimersByTimeAsync(HEARTBEAT_TIMEOUT_MILLISECONDS);
    expect(statuses()).toEqual(['live', 'reconnecting']);
    expect(sockets[0]?.closed).toBe(true);
  });

  it('the socket of one person does not try again when the session has ended', async () => {
    const { last, sockets, statuses, messages } = start(null);
    last().open();
    last().drop(4401);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sockets).toHaveLength(1);
    expect(statuses()).toEqual(['live', 'off']);
    expect(messages.at(-1)).toEqual({ type: 'ended' });
  });
});

describe('a way to the server that opens no socket', () => {
  /** Drops every socket as soon as it is made, for this long. */
  const pass = async (milliseconds: number, { last, sockets }: ReturnType<typeof start>) => {
    let dropped = sockets.length - 1;
    for (let passed = 0; passed < milliseconds; passed += 500) {
      if (sockets.length > dropped) {
        last().drop();
        dropped = sockets.length;
      }
      await vi.advanceTimersByTimeAsync(500);
    }
  };

  it('a way to the server that opens no socket has missed events asked for over HTTP, each once and in order, and says so', async () => {
    const log = [event(11), event(12)];
    const connection = start(10, async (after) => ({
      position: log.at(-1)?.position ?? after,
      events: log.filter(({ position }) => position > after),
    }));
    await pass(12_000, connection);
    expect(connection.positions()).toEqual([11, 12]);
    expect(connection.statuses()).toEqual(['reconnecting', 'polled']);
    log.push(event(13));
    await pass(15_000, connection);
    expect(connection.positions()).toEqual([11, 12, 13]);
    expect(connection.statuses()).toEqual(['reconnecting', 'polled']);
    await vi.advanceTimersByTimeAsync(60_000);
    connection.last().open();
    await vi.advanceTimersByTimeAsync(0);
    connection.last().say(batch(14));
    expect(connection.positions()).toEqual([11, 12, 13, 14]);
    expect(connection.statuses().at(-1)).toBe('live');
    const asked = connection.messages.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.messages).toHaveLength(asked);
  });

  it('a way that opens no socket is not hammered: in ten minutes a call every ten seconds, a socket every half minute', async () => {
    let calls = 0;
    const connection = start(10, async (position) => {
      calls += 1;
      return { position, events: [] };
    });
    await pass(600_000, connection);
    expect(calls).toBeGreaterThan(50);
    expect(calls).toBeLessThan(80);
    expect(connection.sockets.length).toBeLessThan(30);
  });

  it('a way to the server that answers nothing for a minute is tried within seconds of its return', async () => {
    let isAway = true;
    const connection = start(10, async (position) => {
      if (isAway) throw new Error('502');
      return { position: 11, events: [event(11)].filter((missed) => missed.position > position) };
    });
    await pass(65_000, connection);
    expect(connection.statuses()).toEqual(['reconnecting']);
    const before = connection.sockets.length;
    isAway = false;
    await pass(8_000, connection);
    expect(connection.sockets.length).toBeGreaterThan(before);
    expect(connection.positions()).toEqual([11]);
    expect(connection.statuses()).toEqual(['reconnecting', 'polled']);
  });

  it('a way to the server that opens no socket says that there is a gap when too much was missed, and goes on after the gap', async () => {
    const connection = start(10, async (position) => {
      if (position === 10) throw new Gap(500);
      return { position: 501, events: [event(501)].filter((missed) => missed.position > position) };
    });
    await pass(40_000, connection);
    expect(connection.messages.filter(({ type }) => type === 'gap')).toHaveLength(1);
    expect(connection.positions()).toEqual([501]);
  });

  it.each([
    ['at a page that has read a position', 10],
    ['at a page that has read none', null],
  ])(
    'a way that opens no socket says within seconds that the session has ended, which no socket tells, %s',
    async (_, position) => {
      const refused = async (): Promise<never> => {
        throw new Ended();
      };
      const connection = start(position, refused, async () => true);
      await pass(20_000, connection);
      expect(connection.messages.filter(({ type }) => type === 'ended')).toHaveLength(1);
      expect(connection.statuses()).toEqual(['reconnecting', 'off']);
      const tried = connection.sockets.length;
      await vi.advanceTimersByTimeAsync(120_000);
      expect(connection.sockets).toHaveLength(tried);
    },
  );

  it('a way that opens no socket is tried in its pace for a page without a position, and nothing is read', async () => {
    const connection = start(null, async () => Promise.reject(new Error('not asked')));
    await pass(60_000, connection);
    expect(connection.statuses()).toEqual(['reconnecting']);
    expect(connection.positions()).toEqual([]);
  });

  it('a way to the server that opens no socket is left alone when nobody listens any more', async () => {
    let calls = 0;
    const connection = start(10, async (position) => {
      calls += 1;
      return { position, events: [] };
    });
    await pass(20_000, connection);
    connection.subscription.unsubscribe();
    const [asked, tried] = [calls, connection.sockets.length];
    await vi.advanceTimersByTimeAsync(600_000);
    expect([calls, connection.sockets.length]).toEqual([asked, tried]);
  });
});

describe('the wait before a reconnect', () => {
  it('the wait before a reconnect is 5 s, half to one and a half times', () => {
    expect(reconnectDelay(1, 0)).toBe(2500);
    expect(reconnectDelay(1, 0.5)).toBe(5000);
    expect(reconnectDelay(1, 0.999)).toBeLessThan(7500);
  });

  it('the wait before a reconnect doubles up to a minute, and never becomes a hammer', () => {
    expect(reconnectDelay(2, 1)).toBe(10_000);
    expect(reconnectDelay(4, 1)).toBe(40_000);
    expect(reconnectDelay(20, 1)).toBe(60_000);
    expect(reconnectDelay(20, 0)).toBe(2500);
  });
});
