import { Subject } from 'rxjs';
import type { Ring } from '#services/outbox/wakeSignal.ts';
import type { KeptEntry } from '#services/outbox/entry.ts';
import type { Delivery, Identity, Transport, Upload } from '#services/outbox/transport.ts';
import { sendAll } from '#services/outbox/sender.ts';
import type { OutboxStore } from '#services/outbox/outboxStore.ts';
import type { Command, Verdict } from '#services/propose.ts';

/** Creates a store in memory. Every step takes a turn of the loop, as the browser's does. */
export const createStore = () => {
  let entries: KeptEntry[] = [];
  let places = 0;
  const turn = () => Promise.resolve();
  const store: OutboxStore = {
    all: async (user) => {
      await turn();
      return entries.filter((entry) => entry.user === user);
    },
    add: async (entry) => {
      await turn();
      const kept = { ...entry, place: (places += 1) };
      entries.push(kept);
      return kept;
    },
    change: async (keys, change) => {
      await turn();
      entries = entries.map((entry) => (keys.includes(entry.key) ? (change(entry) ?? entry) : entry));
    },
    remove: async (keys) => {
      await turn();
      entries = entries.filter(({ key }) => !keys.includes(key));
    },
  };
  return { store, entries: () => entries };
};

export const entryOf = (key: string, differences: Partial<KeptEntry> = {}): Omit<KeptEntry, 'place'> => ({
  key,
  user: 'clerk',
  machine: 'storageScan',
  id: 'SS1',
  event: { type: 'storageScan.scanned', barcode: key },
  occurredAt: '2026-11-20T03:00:00.000Z',
  state: 'waiting',
  verdict: null,
  group: null,
  tries: 0,
  sentAs: null,
  ...differences,
});

/** Creates the server of the outbox: it accepts each key once and refuses as configured. */
export const createServer = () => {
  const recorded: Command[] = [];
  const answers = new Map<string, { readonly body: string; readonly verdict: Verdict }>();
  /** Milliseconds by which the device is ahead of this server. */
  const clock = { ahead: 0 };
  const deliveries: string[][] = [];
  let uploaded = 0;
  const refused = new Set<string>();
  const user = 'clerk';
  /** Faults of the connection before or instead of the next deliveries, in order. */
  const faults: ('cut' | 'answerLost' | 'busy' | 'unauthorised' | 'unreadable')[] = [];
  const sessions = new Map([['token', user]]);
  /** Ids of the uploaded pictures, as the server gave them; it forgets those that are taken out. */
  const uploads: string[] = [];
  /** Outcomes of the next uploads instead of success, in order. */
  const uploadFaults: Upload[] = [];

  const judge = (command: Command, stopped: Set<string>): Verdict => {
    const { key, machine, id = null, group } = command;
    const head = { key, machine, id, version: 1, refusals: [] };
    if (group !== undefined && stopped.has(group)) return { ...head, status: 'held' };
    const before = answers.get(key);
    const body = JSON.stringify(command);
    if (before && before.body !== body) {
      return { ...head, status: 'refused', refusals: [{ code: 'invalid', rule: 'keyReused' }] };
    }
    const picture = (command.event['proof'] as { readonly value: string } | undefined)?.value;
    const isGone = picture !== undefined && !uploads.includes(picture);
    const verdict: Verdict =
      before?.verdict ??
      (isGone
        ? { ...head, status: 'refused', refusals: [{ code: 'rule', rule: 'uploadIsThere' }] }
        : refused.has(String(command.event['barcode']))
          ? {
              ...head,
              status: 'refused',
              refusals: [{ code: 'rule', rule: 'storageScan.orderExists', message: 'No.' }],
            }
          : { ...head, status: 'accepted' });
    if (!before) {
      answers.set(key, { body, verdict });
      if (verdict.status === 'accepted') recorded.push(command);
    }
    if (group !== undefined && (verdict.refusals ?? []).length > 0) stopped.add(group);
    return before ? { ...verdict, status: 'duplicate' } : verdict;
  };

  const transport: Transport = {
    async identify(token): Promise<Identity> {
      if (faults[0] === 'cut') {
        faults.shift();
        return { type: 'lost', isCut: true };
      }
      const whose = sessions.get(token);
      return whose === undefined ? { type: 'unauthorised' } : { type: 'person', user: whose, ahead: clock.ahead };
    },
    async deliver(token, commands): Promise<Delivery> {
      deliveries.push(commands.map(({ key }) => key));
      if (faults[0] === 'unreadable' && !commands.some(({ event }) => event['barcode'] === 'poison')) {
        return { type: 'answered', verdicts: commands.map((command) => judge(command, new Set())), ahead: clock.ahead };
      }
      const fault = faults[0] === 'unreadable' ? 'unreadable' : faults.shift();
      if (fault === 'cut') return { type: 'lost', isCut: true };
      if (fault === 'busy') return { type: 'lost', isCut: false };
      if (fault === 'unreadable') return { type: 'refused', code: 'invalid' };
      if (fault === 'unauthorised' || !sessions.has(token)) return { type: 'unauthorised' };
      const stopped = new Set<string>();
      const verdicts = commands.map((command) => judge(command, stopped));
      return fault === 'answerLost'
        ? { type: 'lost', isCut: true }
        : { type: 'answered', verdicts, ahead: clock.ahead };
    },
    async upload(token): Promise<Upload> {
      if (!sessions.has(token)) return { type: 'unauthorised' };
      const fault = uploadFaults.shift();
      if (fault) return fault;
      const id = `UPL${(uploaded += 1)}`;
      uploads.push(id);
      return { type: 'uploaded', id };
    },
  };
  return { uploads, uploadFaults, transport, recorded, deliveries, refused, faults, sessions, clock };
};

/** Creates a browser with a running sender. `stop` has the effect of closing the page. */
export const createSending = (store: OutboxStore, server: ReturnType<typeof createServer>, user = 'clerk') => {
  const controller = new AbortController();
  const rings = new Subject<Ring>();
  const ended: string[] = [];
  const lines: boolean[] = [];
  let token: string | null = 'token';
  const done = sendAll(
    {
      user,
      store,
      transport: server.transport,
      rings$: rings,
      token: () => token,
      now: Date.now,
      random: () => 0,
      changed: () => {},
      lineIs: (isUp) => lines.push(isUp),
      sessionEnded: (which) => {
        ended.push(which);
        if (token === which) token = null;
      },
    },
    controller.signal,
  );
  return {
    ring: (ring: Ring) => rings.next(ring),
    /** Another tab, or the page itself, has a new token of the same session: nothing rings. */
    renew: (which: string) => void (token = which),
    signIn: (which: string) => {
      token = which;
      rings.next('line');
    },
    stop: async () => {
      controller.abort();
      await done;
    },
    ended,
    lines,
  };
};
