import type { Child } from '../childProcess/startChild.ts';
import { NotInTime } from '../notInTime.ts';
import { drawerProgram, type ToDrawer } from './messages.ts';
import type { LabelOutput, LabelJob } from './produce.ts';

interface Waiting {
  readonly resolve: (produced: LabelOutput) => void;
  readonly reject: (error: Error) => void;
}

/** Draws labels, one job after another. */
type DrawLabels = (wanted: LabelJob) => Promise<LabelOutput>;

const TIMEOUT_MS = 60_000;

/** Makes what draws labels by a program; a job that takes longer ends its process and all that wait for it. */
export function drawing(program: Pick<typeof drawerProgram, 'start'>, timeoutMs: number): DrawLabels {
  let drawer: Child<ToDrawer> | null = null;
  let turns = 0;
  const waiting = new Map<number, Waiting>();

  /** Handles the loss of the drawer: rejects the waiting jobs; the next one starts another. */
  function handleLoss(of: Child<ToDrawer>, error: Error): void {
    if (drawer !== of) return;
    drawer = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function startDrawer(): Child<ToDrawer> {
    const fresh: Child<ToDrawer> = program.start({
      onMessage: ({ turn, produced, error }) => {
        const own = waiting.get(turn);
        waiting.delete(turn);
        if (produced) own?.resolve(produced);
        else own?.reject(new Error(error));
        if (waiting.size === 0) fresh.hold(false);
      },
      onLoss: (error) => handleLoss(fresh, error),
    });
    return fresh;
  }

  return (wanted) => {
    drawer ??= startDrawer();
    const own = drawer;
    const turn = (turns += 1);
    own.hold(true);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        void own.end();
        handleLoss(own, new NotInTime('The labels were not drawn in time'));
      }, timeoutMs);
      const settled =
        <Value>(then: (value: Value) => void) =>
        (value: Value): void => {
          clearTimeout(late);
          then(value);
        };
      waiting.set(turn, { resolve: settled(resolve), reject: settled(reject) });
      own.send({ turn, wanted });
    });
  };
}

/** Draws labels in a process of its own; it is kept, with its fonts, until the program ends. */
export const drawLabels: DrawLabels = drawing(drawerProgram, TIMEOUT_MS);
