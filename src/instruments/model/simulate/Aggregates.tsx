import { aggregateTypeOf, type Sandbox } from '#instruments/sandbox/world.ts';
import { useWords } from '#views/language/words.tsx';
import { AggregateStatus } from './LifeStatus.tsx';
import { kindTitle } from '#views/shapes/log/eventNames.tsx';
import * as css from './Simulate.css.ts';

/** A selected aggregate: its machine and id. */
export interface AggregateName {
  readonly machine: string;
  readonly id: string;
}

/** Returns the aggregates with events in a run, oldest first. */
export const aggregatesOfRun = ({ happened }: Sandbox): readonly AggregateName[] => [
  ...new Map(happened.map(({ machine, id }) => [`${machine}/${id}`, { machine, id }])).values(),
];

/** Returns the aggregate of the last event of a person; otherwise the newest aggregate. */
export const lastActedOn = (sandbox: Sandbox): AggregateName | null =>
  sandbox.happened.findLast(({ actor }) => actor.kind === 'person') ?? aggregatesOfRun(sandbox).at(-1) ?? null;

/** Shows all aggregates of a run with their states; one is selected. */
export function Aggregates({
  sandbox,
  chosen,
  onChoose,
}: {
  sandbox: Sandbox;
  chosen: AggregateName | null;
  onChoose: (aggregate: AggregateName) => void;
}) {
  const words = useWords();
  return (
    <ul className={css.aggregates} aria-label={words.text('ui.simulate.lives')}>
      {aggregatesOfRun(sandbox).map(({ machine, id }) => {
        const aggregateType = aggregateTypeOf(machine);
        const aggregate = sandbox.aggregates.get(`${machine}/${id}`);
        if (!aggregateType || !aggregate) return null;
        return (
          <li key={`${machine}/${id}`}>
            <button
              type="button"
              className={css.aggregate}
              aria-pressed={chosen?.machine === machine && chosen.id === id}
              onClick={() => onChoose({ machine, id })}
            >
              <span className={css.small}>{kindTitle(machine, words)}</span>
              <span className={css.number}>{id}</span>
              <AggregateStatus machine={machine} state={aggregate.states[aggregateType.structure.main] ?? ''} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
