import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { usePlace } from '#views/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/words.tsx';
import { actsOn } from './acts.ts';
import { Loudness } from './Loudness.tsx';
import * as css from './Scan.css.ts';
import { ScanEntry } from './ScanEntry.tsx';
import { ScanLog } from './ScanLog.tsx';
import type { Station } from './station.ts';
import { useOnline } from './useOnline.ts';
import { useScanner } from './useScanner.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

interface ScanStationProps {
  readonly station: Station;
  /** Why nothing may be scanned; null while it may. */
  readonly refused: string | null;
  /** Number of the scan whose verdict is shown. */
  readonly shown: number | null;
  /** What goes with each scan, such as the shelf. */
  readonly extra: Readonly<Record<string, unknown>>;
  readonly onAct: (key: string, type: string) => void;
  readonly children?: ReactNode;
}

/** The place where one scans: the last verdict, the ways to give a code, and what came of the scans before. */
export function ScanStation({ station, refused, shown, extra, onAct, children }: ScanStationProps) {
  const words = useWords();
  const { isShown } = usePlace();
  const isOnline = useOnline();
  const scans = useSyncExternalStore(station.subscribe, station.scans);
  const unsent = useSyncExternalStore(station.subscribe, station.unsent);
  const onScan = useCallback(
    (codes: readonly string[]): void => {
      for (const code of codes) station.scanned(code, extra);
    },
    [station, extra],
  );
  useScanner(isShown && refused === null, (text) => onScan([text]));
  const scan = scans.find(({ number }) => number === shown) ?? scans[0] ?? null;
  const acts = scan?.key == null || refused !== null ? [] : actsOn(station, scan.key, words);
  return (
    <div className={css.station}>
      {refused !== null && <Notice tone="warning">{refused}</Notice>}
      <VerdictPanel desk={station.desk} scan={scan}>
        {acts.length > 0 &&
          acts.map(({ type, reason }) => (
            <Button key={type} reason={reason} onPress={() => onAct(scan?.key ?? '', type)}>
              {words.text<string>(`event.${type}`)}
            </Button>
          ))}
      </VerdictPanel>
      {refused === null && <ScanEntry onScan={onScan} />}
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
