import type { LeftoverEntry, EventDraft, SentEvent, StationEvent } from '#machines/scanning/station/index.ts';
import type { Entry } from '#services/outbox/outbox.ts';
import type { OptimisticVerdicts } from './optimisticVerdicts.ts';
import type { Desk } from '../desk.ts';
import type { Foresight } from './foresight.ts';
import type { ScanList } from '../log/scanList.ts';
import type { StationWorld } from './world.ts';

interface Around extends Pick<Foresight, 'lookupsOf' | 'doubtOf'> {
  readonly desk: Desk;
  readonly verdicts: () => OptimisticVerdicts;
  readonly list: ScanList;
  readonly world: Pick<StationWorld, 'outbox'>;
}

/** Hands events of a station to the outbox, and takes up those that were left there. */
export function createPost({ desk, verdicts, list, world, lookupsOf, doubtOf }: Around) {
  const machine = desk.aggregateType.id;
  const keeping = new Map<string, Promise<unknown>>();

  return {
    /** Stores an event in this browser, then informs the station of success or failure. */
    keep(
      { sent: { token, key, scan }, made }: { sent: SentEvent; made: EventDraft },
      to: { send(event: StationEvent): void },
    ): void {
      const { id } = verdicts();
      const group = `${machine}/${id}/${key}`;
      const isKept = ({ key: keptAs }: Entry): void => {
        if (scan !== null) list.replace(scan, { keptAs });
        to.send({ type: 'event.kept', token, entry: keptAs });
      };
      const kept = world.outbox
        .add({ machine, id, event: { ...made.data, type: made.type }, group })
        .then(isKept, (error: unknown) => {
          to.send({ type: 'event.notKept', token, why: error instanceof Error ? error.message : String(error) });
          throw error;
        });
      keeping.set(token, kept);
      kept.catch(() => undefined).finally(() => keeping.delete(token));
    },
    /** Resolves when this browser has kept an event; throws where it cannot. */
    kept: async (token: string): Promise<void> => void (await keeping.get(token)),
    /** Takes over an entry of another window, or of this one before a reload, that is not in the log as it was read. */
    adopt({ entry, type, data, at, isRefused, isAhead }: LeftoverEntry): StationEvent {
      const key = desk.keyOf(data) ?? '';
      const token = `entry ${entry}`;
      const lookups = lookupsOf(key, type, data);
      const held = isAhead ? null : doubtOf(key, type);
      const supposed = isRefused || held !== null ? null : lookups && { token, type, data, lookups, at };
      const result = supposed ? desk.resultOf(verdicts().suppose(key, supposed)) : null;
      const code = String(data['barcode']);
      // What the list tells now is what it told when the code was scanned.
      const verdict =
        result === null
          ? ({ kind: 'asked', ...(held !== null && { held }) } as const)
          : ({ kind: 'done', result } as const);
      const waiting = { verdict, data, way: 'waiting', corrected: false, keptAs: entry, entry: null } as const;
      const listed =
        list.takeEarlier(entry) ??
        (type === desk.scan && !isAhead ? list.put({ machine, code, key, at, ...waiting }) : null);
      const scan = listed?.number ?? null;
      return { type: 'entry.adopted', entry, sent: { token, key, scan, supposed } };
    },
  };
}
