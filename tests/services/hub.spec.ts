import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createHub, type Port } from '#services/live/hub.ts';
import type { PortMessage } from '#services/live/protocol.ts';

const opening = (token = 'T1') => ({ command: 'open', userId: '1', token, language: 'en', position: 5 });

const setUp = () => {
  const lines: { token: string; messages: Subject<PortMessage> }[] = [];
  const hub = createHub(({ token }) => {
    const messages = new Subject<PortMessage>();
    lines.push({ token, messages });
    return messages;
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
  return { lines, hub, tab };
};

describe('one socket for many tabs', () => {
  it('opens one line for all tabs and tells each of them what comes', () => {
    const { lines, hub, tab } = setUp();
    const [one, two] = [tab(), tab()];
    hub.receive(one, opening());
    hub.receive(two, opening());
    lines[0]?.messages.next({ type: 'gap' });
    expect(lines).toHaveLength(1);
    expect(one.heard.at(-1)).toEqual({ type: 'gap' });
    expect(two.heard.at(-1)).toEqual({ type: 'gap' });
  });

  it('tells a later tab the present status', () => {
    const { lines, hub, tab } = setUp();
    hub.receive(tab(), opening());
    lines[0]?.messages.next({ type: 'status', status: 'live' });
    const late = tab();
    hub.receive(late, opening());
    expect(late.heard).toEqual([{ type: 'status', status: 'live' }]);
  });

  it('opens another line for a new token, and leaves the old one', () => {
    const { lines, hub, tab } = setUp();
    const port = tab();
    hub.receive(port, opening('T1'));
    hub.receive(port, opening('T2'));
    expect(lines.map(({ token }) => token)).toEqual(['T1', 'T2']);
    expect(lines[0]?.messages.observed).toBe(false);
    expect(lines[1]?.messages.observed).toBe(true);
  });

  it('closes the line with the last tab', () => {
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

  it('closes the socket for every tab', () => {
    const { lines, hub, tab } = setUp();
    const [one, two] = [tab(), tab()];
    hub.receive(one, opening());
    hub.receive(two, opening());
    hub.receive(one, { command: 'close socket' });
    expect(lines[0]?.messages.observed).toBe(false);
    expect(two.heard.at(-1)).toEqual({ type: 'status', status: 'off' });
  });

  it('ignores what is not one of the four commands', () => {
    const { lines, hub, tab } = setUp();
    hub.receive(tab(), { command: 'open', userId: 1 });
    hub.receive(tab(), { command: 'eval', code: '1' });
    hub.receive(tab(), 'open');
    expect(lines).toHaveLength(0);
  });
});
