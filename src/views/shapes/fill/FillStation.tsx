import { useSyncExternalStore } from 'react';
import { reasonOf } from '#i18n/say.ts';
import { useWords } from '#views/words.tsx';
import { ScanStation } from '../scan/ScanStation.tsx';
import type { LastTold } from '../scan/telling.ts';
import type { Filler } from './filler.ts';

interface FillStationProps {
  readonly filler: Filler;
  /** Why nothing may be scanned; null while it may. */
  readonly refused: string | null;
  /** The scan whose verdict is shown. */
  readonly shown: LastTold;
}

/** The place where one scans things into something; the last one is taken out again from its verdict. */
export function FillStation({ filler, refused, shown }: FillStationProps) {
  const words = useWords();
  useSyncExternalStore(filler.subscribe, filler.revision);
  return (
    <ScanStation
      station={filler}
      refused={refused}
      shown={shown}
      onScan={filler.scanned}
      actsOf={({ key }) => {
        const out = key === null ? null : filler.outOf(key);
        if (key === null || !out) return [];
        const reasons = out.refusals.map((refusal) => reasonOf(refusal, filler.desk.aggregateType.id, words));
        const reason = reasons.length > 0 ? reasons.join(' · ') : undefined;
        return [{ type: out.type, reason, run: () => filler.takeOut(key) }];
      }}
    />
  );
}
