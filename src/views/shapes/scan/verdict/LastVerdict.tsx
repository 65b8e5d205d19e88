import { useEffect, useSyncExternalStore } from 'react';
import type { Direction } from '#machines/scanning/direction.ts';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Directions } from './directions.ts';
import { NamedRecord } from './NamedRecord.tsx';
import type { ScanSource } from '../station/source.ts';
import type { LastTold } from './telling.ts';
import type { Scan } from './verdict.ts';
import { useFrom } from '../station/useFrom.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

/** An event offered by the verdict of a scan, with its refusals. */
interface ScanAct {
  readonly type: string;
  readonly reason: string | undefined;
  readonly run: () => void;
}

export interface LastVerdictProps {
  readonly station: ScanSource;
  /** Reason why nothing may be scanned; null if scanning is allowed. */
  readonly refused: string | null;
  /** The scan whose verdict is shown. */
  readonly shown: LastTold;
  /** Actions on a scan. */
  readonly actsOf: (scan: Scan) => readonly ScanAct[];
  /** Directions of scanned things, by their records. */
  readonly directions: Directions;
  /** Direction of the thing of a scan. */
  readonly directionOf: (scan: Scan) => Direction | null;
  /** Details of the scanned thing beside the verdict. */
  readonly hintOf?: ((scan: Scan) => string | null) | undefined;
}

/** The latest verdict: drawn by itself at once, before the lists. */
export function LastVerdict({ station, refused, shown, directions, directionOf, actsOf, hintOf }: LastVerdictProps) {
  const words = useWords();
  const last = useSyncExternalStore(shown.subscribe, shown.now);
  // What can be done with the thing changes with what becomes of it.
  useFrom(station, station.revision);
  const scans = station.scans();
  const scan = scans.find(({ number }) => number === last) ?? scans[0] ?? null;
  useFrom(directions, directions.revision);
  const key = scan?.key ?? null;
  useEffect(() => {
    if (key !== null) void directions.want(key);
  }, [directions, key]);
  if (refused !== null && scan === null) return null;
  const acts = scan === null || refused !== null ? [] : actsOf(scan);
  return (
    <VerdictPanel desk={station.desk} scan={scan} hint={scan && hintOf?.(scan)} direction={scan && directionOf(scan)}>
      {acts.length > 0 &&
        acts.map(({ type, reason, run }) => (
          <Button key={type} reason={reason} onPress={run}>
            {words.text<string>(`event.${type}`)}
          </Button>
        ))}
      {scan && <NamedRecord scan={scan} />}
    </VerdictPanel>
  );
}
