import { nounOf, type Sandbox } from '#machines/sandbox/world.ts';
import { StateStatus } from '#views/shapes/fields/StateStatus.tsx';
import { useWords } from '#views/words.tsx';
import { machineTitle } from './machineTitle.ts';
import * as css from './Simulate.css.ts';

/** A life as it is chosen: its machine and its number. */
export interface LifeName {
  readonly machine: string;
  readonly id: string;
}

/** The lives that something happened to in a run, the first born first. */
export const livesOfRun = ({ happened }: Sandbox): readonly LifeName[] => [
  ...new Map(happened.map(({ machine, id }) => [`${machine}/${id}`, { machine, id }])).values(),
];

/** The life that somebody acted on last; with nobody there, the last born. */
export const lastActedOn = (sandbox: Sandbox): LifeName | null =>
  sandbox.happened.findLast(({ actor }) => actor.kind === 'person') ?? livesOfRun(sandbox).at(-1) ?? null;

/** All lives of a run side by side, each with where it stands; one of them is looked at. */
export function Lives({
  sandbox,
  chosen,
  onChoose,
}: {
  sandbox: Sandbox;
  chosen: LifeName | null;
  onChoose: (life: LifeName) => void;
}) {
  const words = useWords();
  return (
    <ul className={css.lives} aria-label={words.text('ui.simulate.lives')}>
      {livesOfRun(sandbox).map(({ machine, id }) => {
        const noun = nounOf(machine);
        const life = sandbox.lives.get(`${machine}/${id}`);
        if (!noun || !life) return null;
        return (
          <li key={`${machine}/${id}`}>
            <button
              type="button"
              className={css.life}
              aria-pressed={chosen?.machine === machine && chosen.id === id}
              onClick={() => onChoose({ machine, id })}
            >
              <span className={css.small}>{machineTitle(machine, words)}</span>
              <span className={css.number}>{id}</span>
              <StateStatus noun={noun} state={life.states[noun.structure.main] ?? ''} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
