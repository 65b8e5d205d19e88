import { createActor } from 'xstate';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { stationMachine, unsentOf } from '#machines/scanning/station/index.ts';
import type { Entry } from '#services/outbox/outbox.ts';
import type { OptimisticVerdicts } from './optimisticVerdicts.ts';
import { isAlreadyScanned } from '../log/alreadyScanned.ts';
import { createChanges } from './changes.ts';
import type { Desk, Fields } from '../desk.ts';
import { createForesight } from './foresight.ts';
import { createHand } from './hand.ts';
import { newsOf } from './news.ts';
import { createPost } from './post.ts';
import { createScanList } from '../log/scanList.ts';
import { settling } from './settling.ts';
import type { Scan, Verdict } from '../verdict/verdict.ts';
import type { StationWorld } from './world.ts';

/**
 * A scanning station. Each scan is stored for the server first, then judged by the machine here at once; the server's
 * verdict follows. Its state is that of `stationMachine`; the effects write the verdicts and the list of scans.
 */
export function createStation(desk: Desk, opened: OptimisticVerdicts, world: StationWorld) {
  let verdicts = opened;
  const now = (): OptimisticVerdicts => verdicts;
  const list = createScanList((scan) => world.announce(scan), world.earlier);
  const { changed, revision, subscribe } = createChanges((tell) => world.later(tell));
  const foresight = createForesight(desk, now, world);
  const around = { desk, verdicts: now, list, world };
  const hand = createHand({ ...around, ...foresight, changed });
  const post = createPost({ ...around, ...foresight });
  const actor = createActor(
    stationMachine.provide({
      actions: {
        judge: ({ self }, { text, extra }) => self.send(hand.judge(text, extra)),
        keep: ({ self }, event) => post.keep(event, self),
        adopt: ({ self }, left) => self.send(post.adopt(left)),
        readOn: () => world.behind(),
        draw: changed,
        ...settling(around),
      },
    }),
    { input: { version: opened.version() } },
  ).start();
  const seen = (): void => {
    const state = verdicts.state();
    const isOver = desk.aggregateType.structure.states.get(state)?.meta.final === true;
    const isOpen = desk.aggregateType.structure.transitions.get(state)?.has(desk.scan) === true;
    actor.send({ type: 'aggregate.seen', isOpen, isOver });
  };
  seen();

  return {
    desk,
    /** State of the station's machine. */
    actor,
    verdicts: now,
    scans: list.all,
    revision,
    subscribe,
    /** Entries that the server has not answered. */
    unsent: (): number => unsentOf(actor.getSnapshot().context.passages),
    scanned(text: string, extra: Fields = {}): Scan {
      actor.send({ type: 'scan.given', text, extra });
      const [scan] = list.all();
      if (!scan) throw new Error(`${text} was not listed.`);
      return scan;
    },
    /** An event about one thing, such as the reason why it was not delivered; resolves when this browser has kept it. */
    async act(key: string, type: string, data: Fields): Promise<void> {
      const event = hand.handle(key, type, data);
      actor.send(event);
      await post.kept(event.sent.token);
    },
    foresee: foresight.foresee,
    /** Receives the state of all outbox entries of this aggregate. */
    followed: (entries: readonly Entry[]): void => {
      const sent = entries.filter(({ key, state }) => state === 'sent' && list.sentMeanwhile(key));
      const isKnown = (scan: Scan): boolean => isAlreadyScanned(scan, desk, verdicts, foresight);
      if (list.settleAllGone(entries, isKnown) || sent.length > 0) changed();
      for (const entry of entries)
        for (const event of newsOf(entry, actor.getSnapshot().context, around)) actor.send(event);
    },
    /** Takes the next event of the log; false when the whole aggregate must be read again. */
    took(record: RecordedTransition): boolean {
      if (record.version <= verdicts.version()) return true;
      const fields = verdicts.take(record);
      if (fields === null) return false;
      world.taken({ version: verdicts.version(), regions: verdicts.states(), context: fields });
      const result = record.type === desk.scan ? desk.resultOf(fields) : null;
      actor.send({ type: 'log.read', version: record.version, result });
      seen();
      return true;
    },
    /** Goes on with the aggregate read anew. */
    reopened(next: OptimisticVerdicts): void {
      verdicts = next;
      actor.send({ type: 'record.read', version: next.version() });
      seen();
    },
    /** Lists and announces what became of a thing beside the station's own events. */
    note(machine: string, key: string, verdict: Verdict): void {
      const at = world.now();
      world.announce(list.put({ machine, code: key, key, at, verdict, way: 'sent', corrected: false, entry: null }));
      changed();
    },
    /** Lists and announces a code that nothing is done with, such as one read after the end; nothing is sent. */
    turnAway(code: string, why: string): void {
      const machine = desk.aggregateType.id;
      const verdict = { kind: 'turnedAway', why } as const;
      const at = world.now();
      world.announce(list.put({ machine, code, key: null, at, verdict, way: 'here', corrected: false, entry: null }));
      changed();
    },
    /** Somebody has seen a refusal that came while nobody looked. */
    async dismiss(number: number): Promise<void> {
      const scan = list.find(number);
      if (!scan?.entry) return;
      await world.outbox.discard(scan.entry);
      list.replace(number, { entry: null });
      changed();
    },
  };
}

export type Station = ReturnType<typeof createStation>;
