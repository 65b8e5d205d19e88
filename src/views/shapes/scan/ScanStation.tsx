import { useSyncExternalStore, type ReactNode } from 'react';
import { usePlace } from '#views/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/words.tsx';
import { Loudness } from './Loudness.tsx';
import * as css from './Scan.css.ts';
import { ScanEntry } from './ScanEntry.tsx';
import { ScanLog } from './ScanLog.tsx';
import type { ScanSource } from './source.ts';
import { useOnline } from './useOnline.ts';
import { useScanner } from './useScanner.ts';
import type { Scan } from './verdict.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

/** An event that the verdict of a scan offers, and what stands against it. */
export interface ScanAct {
  readonly type: string;
  readonly reason: string | undefined;
  readonly run: () => void;
}

interface ScanStationProps {
  readonly station: ScanSource;
  /** Why nothing may be scanned; null while it may. */
  readonly refused: string | null;
  /** Number of the scan whose verdict is shown. */
  readonly shown: number | null;
  readonly onScan: (code: string) => void;
  /** What can be done about a scan. */
  readonly actsOf: (scan: Scan) => readonly ScanAct[];
  /** What is known of the scanned thing beside the verdict. */
  readonly hintOf?: (scan: Scan) => string | null;
  readonly children?: ReactNode;
}

/** The place where one scans: the last verdict, the ways to give a code, and what came of the scans before. */
export function ScanStation({ station, refused, shown, onScan, actsOf, hintOf, children }: ScanStationProps) {
  const words = useWords();
  const { isShown } = usePlace();
  const isOnline = useOnline();
  const scans = useSyncExternalStore(station.subscribe, station.scans);
  const unsent = useSyncExternalStore(station.subscribe, station.unsent);
  useScanner(isShown && refused === null, onScan);
  const scan = scans.find(({ number }) => number === shown) ?? scans[0] ?? null;
  const acts = scan === null || refused !== null ? [] : actsOf(scan);
  return (
    <div className={css.station}>
      {refused !== null && <Notice tone="warning">{refused}</Notice>}
      {(refused === null || scan !== null) && (
        <VerdictPanel desk={station.desk} scan={scan} hint={scan && hintOf?.(scan)}>
          {acts.length > 0 &&
            acts.map(({ type, reason, run }) => (
              <Button key={type} reason={reason} onPress={run}>
                {words.text<string>(`event.${type}`)}
              </Button>
            ))}
        </VerdictPanel>
      )}
      {refused === null && <ScanEntry onScan={(codes) => codes.forEach(onScan)} />}
      {refused === null && children}
      <div className={css.line}>
        <Status tone={unsent === 0 ? 'positive' : isOnline ? 'progress' : 'warning'}>
          {words.text(isOnline ? 'ui.scan.unsent' : 'ui.scan.unsentOffline', { count: unsent })}
        </Status>
        <Loudness />
      </div>
      <Section title={words.text('ui.scan.log')} flush>
        <ScanLog station={station} />
      </Section>
    </div>
  );
}
