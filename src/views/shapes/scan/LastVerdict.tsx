import { useSyncExternalStore } from 'react';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/words.tsx';
import type { ScanSource } from './source.ts';
import type { LastTold } from './telling.ts';
import type { Scan } from './verdict.ts';
import { useFrom } from './useFrom.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

/** An event offered by the verdict of a scan, with its refusals. */
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
  /** Actions on a scan. */
  readonly actsOf: (scan: Scan) => readonly ScanAct[];
  /** Details of the scanned thing beside the verdict. */
  readonly hintOf?: ((scan: Scan) => string | null) | undefined;
}

/** The latest verdict: drawn by itself at once, before the lists. */
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
