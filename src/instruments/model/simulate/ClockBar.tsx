import { minutesToNext } from '#instruments/sandbox/clock.ts';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Run, RunStore } from './runStore.ts';
import * as css from './Simulate.css.ts';

/** Steps of the clock, in minutes. */
const STEPS = [
  ['ui.simulate.tenMinutes', 10],
  ['ui.simulate.hour', 60],
  ['ui.simulate.day', 24 * 60],
] as const;

/** Controls of the sandbox's clock, with undo and redo. */
export function ClockBar({ run, store }: { run: Run; store: RunStore }) {
  const words = useWords();
  const next = minutesToNext(run.sandbox);
  const wait = (minutes: number): void => {
    store.step({ kind: 'wait', minutes });
  };
  return (
    <Inline gap="s">
      <span className={css.clock}>{words.instant(run.sandbox.now)}</span>
      {STEPS.map(([title, minutes]) => (
        <Button key={title} size="small" onPress={() => wait(minutes)}>
          {words.text(title)}
        </Button>
      ))}
      <Button
        size="small"
        icon="clock"
        reason={next === null ? words.text('ui.simulate.nothingDue') : undefined}
        onPress={() => next !== null && wait(Math.max(1, next))}
      >
        {words.text('ui.simulate.nextDue')}
      </Button>
      <Button
        size="small"
        tone="quiet"
        icon="undo"
        reason={run.outcomes.length === 0 ? words.text('ui.simulate.nothingToUndo') : undefined}
        onPress={store.undo}
      >
        {words.text('ui.simulate.undo')}
      </Button>
      <Button
        size="small"
        tone="quiet"
        reason={run.undone.length === 0 ? words.text('ui.simulate.nothingToRedo') : undefined}
        onPress={store.redo}
      >
        {words.text('ui.simulate.redo')}
      </Button>
      <Button size="small" tone="quiet" icon="refresh" onPress={store.reset}>
        {words.text('ui.simulate.reset')}
      </Button>
    </Inline>
  );
}
