import type { ReactNode } from 'react';
import { Hidden } from '#views/ui/Hidden.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Direction } from '#machines/scanning/direction.ts';
import { useReferences } from '../../fields/references.ts';
import type { Desk } from '../desk.ts';
import { useOnline } from '../station/useOnline.ts';
import { toneWith } from './direct.ts';
import { DirectionLine, wordsOf } from './DirectionLine.tsx';
import * as css from '../Scan.css.ts';
import { adviceOf, titleOf, toneOf, type Scan, type Tone } from './verdict.ts';

/** Tick, triangle, octagon: distinct without colour. */
const SIGNS: Readonly<Record<Tone | 'none', ReactNode>> = {
  none: <path d="M14 34V18h16M66 18h16v16M82 62v16H66M30 78H14V62M32 36v24M44 36v24M56 36v24M66 36v24" />,
  ok: <path d="M12 50l24 24 48-50" />,
  attention: <path d="M48 10l40 74H8zM48 38v20M48 70v2" />,
  refused: <path d="M32 8h32l24 24v32L64 88H32L8 64V32zM34 34l28 28M62 34L34 62" />,
};

interface VerdictPanelProps {
  readonly desk: Pick<Desk, 'aggregateType' | 'good'>;
  readonly scan: Scan | null;
  /** Details of the thing beside the verdict. */
  readonly hint?: string | null | undefined;
  /** Its direction; null if unknown. */
  readonly direction: Direction | null;
  readonly children?: ReactNode;
}

/**
 * Shows the latest scan's verdict and direction in large type, and announces both. A refusal interrupts the screen
 * reader; other verdicts wait.
 */
export function VerdictPanel({ desk, scan, hint, direction, children }: VerdictPanelProps) {
  const words = useWords();
  const branches = useReferences('branch');
  const isOnline = useOnline();
  const tone = scan ? toneWith(toneOf(scan.verdict, desk), direction) : 'none';
  const onward = direction && wordsOf(direction, words, branches);
  const title = scan ? titleOf(scan.verdict, words) : words.text('ui.scan.ready');
  const own = scan ? adviceOf(scan, desk, words, isOnline) : words.text('ui.scan.readyNext');
  const advice = [own, hint].filter(Boolean).join(' ');
  const corrected = scan?.corrected === true ? words.text('ui.scan.corrected') : '';
  const spoken = scan && (
    <p key={`${scan.number} ${tone} ${title}`}>
      {[corrected, title, onward, scan.code, advice].filter(Boolean).join('. ')}
    </p>
  );
  return (
    <section
      className={`${css.verdict} ${css.tones[tone]}`}
      aria-label={words.text('ui.scan.verdict')}
      data-tone={tone}
    >
      <svg className={css.sign} viewBox="0 0 96 96" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth={9} strokeLinecap="round" strokeLinejoin="round">
          {SIGNS[tone]}
        </g>
      </svg>
      <div className={css.said} data-verdict={scan?.verdict.kind ?? 'none'}>
        {corrected !== '' && <p className={css.corrected}>{corrected}</p>}
        <p className={css.word}>{title}</p>
        {scan && <p className={css.number}>{scan.code}</p>}
      </div>
      {direction && onward !== null && <DirectionLine direction={direction} text={onward} />}
      {advice !== '' && <p className={css.advice}>{advice}</p>}
      {children !== undefined && <div className={css.acts}>{children}</div>}
      <Hidden>
        <span role="status">{tone !== 'refused' && spoken}</span>
        <span role="alert">{tone === 'refused' && spoken}</span>
      </Hidden>
    </section>
  );
}
