import type { RequestedEffect } from '#machines/scanning/station/index.ts';
import type { OptimisticVerdicts } from './optimisticVerdicts.ts';
import type { Desk } from '../desk.ts';
import type { ScanList } from '../log/scanList.ts';
import type { StationWorld } from './world.ts';

interface Around {
  readonly desk: Desk;
  readonly verdicts: () => OptimisticVerdicts;
  readonly list: ScanList;
  readonly world: Pick<StationWorld, 'outbox' | 'announce'>;
}

type Effect = (of: unknown, asked: RequestedEffect['params']) => void;

/** Effects of a station's passages: writes to the verdicts and to the list of scans. */
export function settling({ desk, verdicts, list, world }: Around) {
  return {
    // Announced no sooner than stored: a scan with a sound is never lost, even if the page closes.
    tell: (_of, { passage }) => {
      const kept = list.find(passage.scan);
      if (kept) world.announce(kept);
    },
    drop: (_of, { passage }) => verdicts().drop(passage.key, passage.token),
    suppose: (_of, { passage }) => {
      if (passage.supposed) verdicts().suppose(passage.key, passage.supposed);
    },
    markSent: (_of, { passage: { scan } }) => {
      if (scan !== null) list.replace(scan, { way: 'sent' });
    },
    confirm: (_of, { passage, event }) => {
      const logged = event.type === 'passage.accepted' ? event.logged : event;
      const result = logged && 'result' in logged ? logged.result : null;
      if (result !== null) list.settle(passage.scan, { kind: 'done', result }, null);
      else if (passage.scan !== null) list.replace(passage.scan, { way: 'sent' });
    },
    assume: (_of, { passage }) => {
      const scan = list.find(passage.scan);
      const verdict = scan?.verdict.kind === 'asked' ? ({ kind: 'done', result: 'read' } as const) : scan?.verdict;
      if (scan && verdict) list.settle(scan.number, verdict, null);
    },
    refuse: (_of, { passage: { scan, key }, event }) => {
      if (event.type !== 'passage.refused') return;
      const { entry, refusals, at, isSeen } = event;
      // What came back while nobody looked stays until somebody has seen it; the rest holds nothing up any longer.
      const stays = isSeen ? null : entry;
      const verdict = { kind: 'refused', refusals } as const;
      if (scan !== null) list.settle(scan, verdict, stays);
      else {
        const machine = desk.aggregateType.id;
        world.announce(list.put({ machine, code: key, key, at, verdict, way: 'sent', corrected: true, entry: stays }));
      }
      if (isSeen) void world.outbox.discard(entry);
    },
    giveUp: (_of, { passage, event }) => {
      if (event.type === 'passage.notKept') list.settle(passage.scan, { kind: 'unkept', why: event.why }, null);
    },
  } satisfies Record<string, Effect>;
}
