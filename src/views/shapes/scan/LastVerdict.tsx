import { useSyncExternalStore } from 'react';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/words.tsx';
import type { ScanSource } from './source.ts';
import type { LastTold } from './telling.ts';
import type { Scan } from './verdict.ts';
import { useFrom } from './useFrom.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

/** An event that the verdict of a scan offers, and what stands against it. */
interface ScanAct {
  readonly type: string;
  readonly reason: string | undefined;
  readonly run: () => void;
}

export interface LastVerdictProps {
  readonly station: ScanSource;
  /** Why nothing may be scanned; null while it may. */
  readonly refused: string | null;
  /** The scan whose verdict is shown. */
  readonly shown: LastTold;
  /** What can be done about a scan. */
  readonly actsOf: (scan: Scan) => readonly ScanAct[];
  /** What is known of the scanned thing beside the verdict. */
  readonly hintOf?: ((scan: Scan) => string | null) | undefined;
}

/** The verdict told last: drawn by itself as soon as it is told, before the lists are. */
export function LastVerdict({ station, refused, shown, actsOf, hintOf }: LastVerdictProps) {
  const words = useWords();
  const last = useSyncExternalStore(shown.subscribe, shown.now);
  // What can be done with the thing changes with what becomes of it.
  useFrom(station, station.revision);
  const scans = station.scans();
  const scan = scans.find(({ number }) => number === last) ?? scans[0] ?? null;
  if (refused !== null && scan === null) return null;
  const acts = scan === null || refused !== null ? [] : actsOf(scan);
  return (
    <VerdictPanel desk={station.desk} scan={scan} hint={scan && hintOf?.(scan)}>
      {acts.length > 0 &&
        acts.map(({ type, reason, run }) => (
          <Button key={type} reason={reason} onPress={run}>
            {words.text<string>(`event.${type}`)}
          </Button>
        ))}
    </VerdictPanel>
  );
}
