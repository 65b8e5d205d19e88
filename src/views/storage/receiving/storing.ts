import { isBagNumber } from '#machines/fields/identifiers.ts';
import type { Entry, Outbox } from '#services/outbox/outbox.ts';
import type { Scan, Verdict } from '#views/shapes/scan/verdict/verdict.ts';

/** Choice to take arrivals into stock at once, and their shelf; null is the floor. */
export interface Choice {
  readonly isOn: boolean;
  readonly shelf: string | null;
}

/** Environment of the storing of one scan upon arrival. */
interface StoringWorld {
  readonly outbox: Pick<Outbox, 'add' | 'discard'>;
  /** Id of the scan. */
  readonly session: string;
  /** The choice of before the page was loaded again; null for none. */
  readonly earlier: Choice | null;
  /** Keeps the choice for the next time the page is loaded; null for none. */
  readonly keep: (choice: Choice | null) => void;
  /** Lists and announces why something did not go into stock. */
  readonly note: (machine: 'order' | 'package', key: string, verdict: Verdict) => void;
}

/** Results after which a thing may be taken into stock: one scanned again may not be there yet. */
const HERE = ['arrived', 'duplicate'];

const machineOf = (key: string) => (isBagNumber(key) ? 'package' : 'order');

/** Takes each thing that a scan upon arrival finds into stock, by an event of its own behind that of the scan. */
export function createStoring({ outbox, session, earlier, keep, note }: StoringWorld) {
  const prefix = `arrivalScan/${session}/`;
  /** Shelf of each thing that was stored here; null is the floor. */
  const stored = new Map<string, string | null>();
  const waiting = new Map<string, string>();
  const closed = new Set<string>();
  const listeners = new Set<() => void>();
  let { isOn, shelf }: Choice = earlier ?? { isOn: false, shelf: null };

  const tell = (): void => {
    keep(isOn || shelf !== null ? { isOn, shelf } : null);
    for (const listener of listeners) listener();
  };
  const failed = (key: string, verdict: Verdict): void => {
    stored.delete(key);
    note(machineOf(key), key, verdict);
  };
  const store = async (key: string): Promise<void> => {
    const machine = machineOf(key);
    const onto = machine === 'order' ? shelf : null;
    stored.set(key, onto);
    const event =
      machine === 'package'
        ? { type: 'package.warehoused' }
        : onto === null
          ? { type: 'order.warehoused' }
          : { type: 'order.shelved', shelf: onto };
    try {
      const entry = await outbox.add({ machine, id: key, event, group: `${prefix}${key}` });
      waiting.set(entry.key, key);
    } catch (error) {
      failed(key, { kind: 'unkept', why: error instanceof Error ? error.message : String(error) });
    }
  };
  /** Refused because it is in stock already: then it is as it should be. */
  const isSettled = ({ verdict }: Entry): boolean =>
    (verdict?.refusals ?? []).some(({ code }) => code === 'notDeclared');

  const settled = async (entry: Entry, key: string): Promise<void> => {
    waiting.delete(entry.key);
    closed.add(entry.key);
    if (entry.state !== 'refused') return;
    const refusals = entry.verdict?.refusals ?? [];
    // A branch that is being counted takes nothing: it is not tried with every parcel.
    if (refusals.some(({ code }) => code === 'locked')) isOn = false;
    if (!isSettled(entry)) failed(key, { kind: 'refused', refusals });
    await outbox.discard(entry.key);
    tell();
  };

  return {
    isOn: (): boolean => isOn,
    shelf: (): string | null => shelf,
    /** Shelf that a thing was put on here; undefined if it was put on none. */
    shelfOf: (key: string): string | undefined => stored.get(key) ?? undefined,
    turn: (on: boolean): void => {
      isOn = on;
      tell();
    },
    /** Chooses the shelf for what is scanned from now on; a shelf turns the storing on. */
    choose: (next: string | null): void => {
      shelf = next;
      isOn ||= next !== null;
      tell();
    },
    /** Takes a verdict of the scan. */
    told: ({ key, verdict }: Pick<Scan, 'key' | 'verdict'>): void => {
      if (!isOn || key === null || verdict.kind !== 'done' || !HERE.includes(verdict.result)) return;
      const onto = machineOf(key) === 'order' ? shelf : null;
      if (!stored.has(key) || stored.get(key) !== onto) void store(key);
    },
    /** Takes the state of all outbox entries, also of those from before a reload. */
    followed: (entries: readonly Entry[]): void => {
      for (const entry of entries) {
        if (
          !waiting.has(entry.key) &&
          !closed.has(entry.key) &&
          entry.state !== 'sent' &&
          entry.machine !== 'arrivalScan' &&
          entry.group?.startsWith(prefix)
        )
          waiting.set(entry.key, entry.id ?? '');
        const key = waiting.get(entry.key);
        if (key !== undefined && (entry.state === 'sent' || entry.state === 'refused')) void settled(entry, key);
      }
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Storing = ReturnType<typeof createStoring>;
