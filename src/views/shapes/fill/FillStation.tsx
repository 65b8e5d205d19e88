import { useSyncExternalStore } from 'react';
import { reasonSentence } from '#i18n/say.ts';
import { useWords } from '#views/language/words.tsx';
import { ScanStation } from '../scan/ScanStation.tsx';
import type { Direction } from '#machines/scanning/direction.ts';
import { readText } from '../scan/input/reading.ts';
import { directionAfter } from '../scan/verdict/direct.ts';
import type { Directions } from '../scan/verdict/directions.ts';
import type { LastTold } from '../scan/verdict/telling.ts';
import type { Scan } from '../scan/verdict/verdict.ts';
import type { Filler } from './filler.ts';

interface FillStationProps {
  readonly filler: Filler;
  /** Reason why nothing may be scanned; null if scanning is allowed. */
  readonly refused: string | null;
  /** The scan whose verdict is shown. */
  readonly shown: LastTold;
  readonly directions: Directions;
}

/** Direction of a scanned thing: into the filled container, or as its record says. */
function directionIn({ desk, aggregate }: Filler, directions: Directions, { key, verdict }: Scan): Direction | null {
  const known = key === null ? null : directions.of(key);
  const isPut = verdict.kind === 'done' && (verdict.result === desk.results.put || verdict.result === 'duplicate');
  const into = isPut ? aggregate() : null;
  if (verdict.kind === 'done' && verdict.result === 'opened') return null;
  return directionAfter(verdict, into && key !== null ? desk.guide(into) : undefined, known, true);
}

/** The place where one scans things into something; the last one is taken out again from its verdict. */
export function FillStation({ filler, refused, shown, directions }: FillStationProps) {
  const words = useWords();
  useSyncExternalStore(filler.subscribe, filler.revision);
  return (
    <ScanStation
      station={filler}
      refused={refused}
      shown={shown}
      directions={directions}
      directionOf={(scan) => directionIn(filler, directions, scan)}
      onScan={filler.scanned}
      onTurnedAway={(text) => {
        const { code } = readText(text);
        filler.turnAway(code, words.text('ui.scan.turnedAway', { code, reason: refused ?? '' }));
      }}
      actsOf={({ key }) => {
        const out = key === null ? null : filler.outOf(key);
        if (key === null || !out) return [];
        const reasons = out.refusals.map((refusal) => reasonSentence(refusal, filler.desk.aggregateType.id, words));
        const reason = reasons.length > 0 ? reasons.join(' · ') : undefined;
        return [{ type: out.type, reason, run: () => filler.takeOut(key) }];
      }}
    />
  );
}
