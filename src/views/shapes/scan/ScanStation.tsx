import type { ReactNode } from 'react';
import { usePlace } from '#views/place/screen.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import { useNamesInRefusals } from '../fields/references.ts';
import { LastVerdict, type LastVerdictProps } from './verdict/LastVerdict.tsx';
import { Loudness } from './verdict/Loudness.tsx';
import * as css from './Scan.css.ts';
import { ScanEntry } from './input/ScanEntry.tsx';
import { ScanLog } from './log/ScanLog.tsx';
import type { ScanSource } from './station/source.ts';
import { useFrom } from './station/useFrom.ts';
import { useOnline } from './station/useOnline.ts';
import { useScanner } from './input/useScanner.ts';

interface ScanStationProps extends LastVerdictProps {
  readonly onScan: (code: string) => void;
  /** Receives scans while nothing may be scanned. */
  readonly onTurnedAway: (code: string) => void;
  readonly children?: ReactNode;
}

/** The station: the latest verdict, the entries of codes, and the results of earlier scans. */
export function ScanStation({ onScan, onTurnedAway, children, ...last }: ScanStationProps) {
  const { station, refused } = last;
  const words = useWords();
  const { isShown } = usePlace();
  useNamesInRefusals(station.desk.aggregateType.id);
  useScanner(isShown, refused === null ? onScan : onTurnedAway);
  return (
    <div className={css.station}>
      {refused !== null && <Notice tone="warning">{refused}</Notice>}
      <LastVerdict {...last} />
      {refused === null && <ScanEntry onScan={(codes) => codes.forEach(onScan)} />}
      {refused === null && children}
      <div className={css.line}>
        <Unsent station={station} />
        <Loudness />
      </div>
      <Section title={words.text('ui.scan.log')} flush>
        <ScanLog station={station} />
      </Section>
    </div>
  );
}

function Unsent({ station }: { readonly station: ScanSource }) {
  const words = useWords();
  const isOnline = useOnline();
  const unsent = useFrom(station, station.unsent);
  return (
    <Status tone={unsent === 0 ? 'positive' : isOnline ? 'progress' : 'warning'}>
      {words.text(isOnline ? 'ui.scan.unsent' : 'ui.scan.unsentOffline', { count: unsent })}
    </Status>
  );
}
