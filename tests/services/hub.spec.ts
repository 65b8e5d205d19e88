import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createHub, type Port } from '#services/live/hub.ts';
import type { Batch, LiveEvent, PortMessage } from '#services/live/protocol.ts';
import { eventually } from '../support/eventually.ts';

const opening = (token = 'T1', position: number | null = null) => ({
  command: 'open',
  userId: '1',
  token,
  language: 'en',
  position,
});

const event = (position: number): LiveEvent => ({
  position,
  machine: 'order',
  id: `O-${position}`,
  version: 1,
  type: 'order.created',
  actor: null,
  recordedAt: '2026-01-01T00:00:00Z',
});
const batch = (...positions: number[]): Batch => ({
  position: positions.at(-1) ?? 0,
  events: positions.map(event),
});

const setUp = () => {
  const lines: { token: string; messages: Subject<PortMessage> }[] = [];
  const asked: { position: number; answer: (missed: Batch) => void; fail: (why: Error) => void }[] = [];
  const hub = createHub({
    connect: ({ token }) => {
      const messages = new Subject<PortMessage>();
      lines.push({ token, messages });
      return messages;
    },
    missedAfter: (_, position) =>
      new Promise((answer, fail) => {
        asked.push({ position, answer, fail });
      }),
  });
  const tab = () => {
    const heard: PortMessage[] = [];
    const port: Port & { heard: PortMessage[]; closed: boolean } = {
      heard,
      closed: false,
      postMessage: (message) => void heard.push(message),
      close() {
        this.closed = true;
      },
    };
    return port;
  };
  return { lines, asked, hub, tab };
};

describe('one socket for many tabs', () => {
  it('one socket for many tabs says that it connects, and nothing else, until the first try has an outcome', () => {
    const { lines, hub, tab } = setUp();
    const one = tab();
    hub.receive(one, opening());
    const said = () => [...new Set(one.heard.flatMap((message) => (message.type === 'status' ? message.status : [])))];
    expect(said()).toEqual(['connecting']);
    lines[0]?.messages.next({ type: 'status', status: 'live' });
    expect(said()).toEqual(['connecting', 'live']);
  });

  it('one socket for many tabs opens one connection for all tabs and sends each of them what arrives', () => {
    const { lines, hub, tab } = setUp();
    const [one, two] = [tab(), tab()];
    hub.receive(one, opening());
    hub.receive(two, opening());
    lines[0]?.messages.next({ type: 'gap' });
    expect(lines).toHaveLength(1);
    expect(one.heard.at(-1)).toEqual({ type: 'gap' });
    expect(two.heard.at(-1)).toEqual({ type: 'gap' });
  });

  it('one socket for many tabs sends a later tab the present status', () => {
    const { lines, hub, tab } = setUp();
    hub.receive(tab(), opening());
    lines[0]?.messages.next({ type: 'status', status: 'live' });
    const late = tab();
    hub.receive(late, opening());
    expect(late.heard).toEqual([{ type: 'status', status: 'live' }]);
  });

  it('one socket for many tabs opens another line for a new token, and leaves the old one', () => {
    const { lines, hub, tab } = setUp();
    const port = tab();
    hub.receive(port, opening('T1'));
    hub.receive(port, opening('T2'));
    expect(lines.map(({ token }) => token)).toEqual(['T1', 'T2']);
    expect(lines[0]?.messages.observed).toBe(false);
    expect(lines[1]?.messages.observed).toBe(true);
  });

  it('one socket for many tabs closes the line with the last tab', () => {
    const { lines, hub, tab } = setUp();
    const [one, two] = [tab(), tab()];
    hub.receive(one, opening());
    hub.receive(two, opening());
    hub.receive(one, { command: 'close port' });
    expect(one.closed).toBe(true);
    expect(lines[0]?.messages.observed).toBe(true);
    hub.receive(two, { command: 'close' });
    expect(lines[0]?.messages.observed).toBe(false);
  });

  it('the command to close the socket closes the one socket of many tabs for every tab', () => {
    const { lines, hub, tab } = setUp();
    const [one, two] = [tab(), tab()];
    hub.receive(one, opening());
    hub.receive(two, opening());
    hub.receive(one, { command: 'close socket' });
    expect(lines[0]?.messages.observed).toBe(false);
    expect(two.heard.at(-1)).toEqual({ type: 'status', status: 'off' });
  });

  it('one socket for many tabs sends a later tab what it missed, then what came meanwhile, each once and to that tab alone', async () => {
    const { lines, asked, hub, tab } = setUp();
    const [first, late] = [tab(), tab()];
    const told = ({ heard }: typeof first) =>
      heard.flatMap((message) => (message.type === 'events' ? message.events.map(({ position }) => position) : []));
    hub.receive(first, opening('T1', 3));
    lines[0]?.messages.next({ type: 'status', status: 'live' });
    hub.receive(late, opening('T1', 5));
    lines[0]?.messages.next({ type: 'events', ...batch(9, 8) });
    expect([told(first), told(late)]).toEqual([[9, 8], []]);
    expect(asked.map(({ position }) => position)).toEqual([5]);
    asked[0]?.answer(batch(7, 6, 9));
    await eventually(() => expect(told(late)).toEqual([7, 6, 9, 8]));
    lines[0]?.messages.next({ type: 'events', ...batch(4) });
    expect([told(first), told(late)]).toEqual([
      [9, 8, 4],
      [7, 6, 9, 8, 4],
    ]);
  });

  it('one socket for many tabs reports a gap to a tab whose missed events are gone, and goes on', async () => {
    const { lines, asked, hub, tab } = setUp();
    const late = tab();
    hub.receive(tab(), opening());
    lines[0]?.messages.next({ type: 'status', status: 'live' });
    hub.receive(late, opening('T1', 5));
    lines[0]?.messages.next({ type: 'events', ...batch(6) });
    asked[0]?.fail(new Error('500'));
    await eventually(() => expect(late.heard.slice(-2)).toEqual([{ type: 'gap' }, { type: 'events', ...batch(6) }]));
  });

  it('one socket for many tabs sends nothing to a tab that left meanwhile', async () => {
    const { lines, asked, hub, tab } = setUp();
    const late = tab();
    hub.receive(tab(), opening());
    lines[0]?.messages.next({ type: 'status', status: 'live' });
    hub.receive(late, opening('T1', 5));
    hub.receive(late, { command: 'close' });
    const before = late.heard.length;
    asked[0]?.answer(batch(6));
    await turnOfTheLoop();
    expect(late.heard).toHaveLength(before);
  });

  it('one socket for many tabs ignores what is not one of the four commands', () => {
    const { lines, hub, tab } = setUp();
    hub.receive(tab(), { command: 'open', userId: 1 });
    hub.receive(tab(), { command: 'eval', code: '1' });
    hub.receive(tab(), 'open');
    expect(lines).toHaveLength(0);
  });
});
