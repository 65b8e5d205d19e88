import type { JobRun } from '#services/jobs.ts';
import { useWords } from '#views/language/words.tsx';
import { durationOf } from './jobText.ts';
import * as css from './Tasks.css.ts';

const BAR = 8;
const GAP = 3;
const HEIGHT = 40;
/** Least height of a bar, so that a short run is seen. */
const LEAST = 2;

/** Duration of the latest runs as bars, the oldest first; a failed run is striped. The table below has the figures. */
export function Durations({ label, runs }: { readonly label: string; readonly runs: readonly JobRun[] }) {
  const words = useWords();
  const done = runs.toReversed().flatMap((run) => {
    const took = durationOf(run);
    return took === null ? [] : [{ run, took }];
  });
  if (done.length === 0) return null;
  const most = Math.max(1, ...done.map(({ took }) => took));
  return (
    <figure className={css.durations}>
      <svg
        role="img"
        aria-label={label}
        width={done.length * (BAR + GAP)}
        height={HEIGHT}
        viewBox={`0 0 ${done.length * (BAR + GAP)} ${HEIGHT}`}
      >
        {done.map(({ run, took }, place) => {
          const height = Math.max(LEAST, (took / most) * HEIGHT);
          return (
            <rect
              key={run.number}
              className={run.outcome === 'done' ? css.bar : css.failed}
              x={place * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            >
              <title>
                {`${words.instant(run.startedAt)}: ${words.text('ui.tasks.seconds', { seconds: (took / 1000).toFixed(2) })}`}
              </title>
            </rect>
          );
        })}
      </svg>
      <figcaption className={css.note}>
        {words.text('ui.tasks.longest', { seconds: (most / 1000).toFixed(2) })}
      </figcaption>
    </figure>
  );
}
