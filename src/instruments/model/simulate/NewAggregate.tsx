import { useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { beginningsOf, playable } from '#instruments/sandbox/beginnings.ts';
import type { Part } from '#instruments/sandbox/people.ts';
import { offers } from '#instruments/sandbox/run.ts';
import type { Sandbox } from '#instruments/sandbox/world.ts';
import { actsOf, reasonsOf } from '#views/shapes/detail/actions.ts';
import type { Draft } from '#views/shapes/form/draft.ts';
import { EventDialog } from '#views/shapes/form/EventDialog.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { useWords } from '#views/language/words.tsx';
import type { AggregateName } from './Aggregates.tsx';
import { kindTitle } from '#views/shapes/log/eventNames.tsx';

interface NewAggregateProps {
  readonly sandbox: Sandbox;
  readonly part: Part;
  /** Machine of the screen; its aggregates come first. */
  readonly first: AggregateType;
  readonly initial: (type: string) => Draft;
  readonly onBegun: (aggregate: AggregateName) => void;
}

/** Begins an aggregate of any machine as the current person. Forbidden events are disabled with a reason. */
export function NewAggregate({ sandbox, part, first, initial, onBegun }: NewAggregateProps) {
  const words = useWords();
  const [begun, setBegun] = useState<{ aggregateType: AggregateType; type: string } | null>(null);
  const aggregateTypes = playable.toSorted((one, other) => Number(other.id === first.id) - Number(one.id === first.id));
  const label = words.text('ui.simulate.begin');
  return (
    <>
      <Menu
        label={label}
        trigger={
          <Button tone="primary" icon="plus">
            {label}
          </Button>
        }
        groups={aggregateTypes.map((aggregateType) => {
          const aggregate = notCreated(aggregateType, '');
          const own = beginningsOf(aggregateType);
          const acts = actsOf(aggregateType, aggregate, offers(sandbox, aggregateType, aggregate, part)).filter(
            ({ type }) => own.includes(type),
          );
          return {
            id: aggregateType.id,
            title: kindTitle(aggregateType.id, words),
            acts: acts.map((act) => ({
              id: act.type,
              label: words.text<string>(`event.${act.type}`),
              reason: act.allowed ? undefined : reasonsOf(act, aggregateType, words),
              onAction: () => setBegun({ aggregateType, type: act.type }),
            })),
          };
        })}
      />
      {begun && (
        <EventDialog
          key={begun.type}
          aggregateType={begun.aggregateType}
          aggregate={notCreated(begun.aggregateType, '')}
          type={begun.type}
          initial={initial(begun.type)}
          onClose={() => setBegun(null)}
          onDone={({ machine, id }) => id && onBegun({ machine, id })}
        />
      )}
    </>
  );
}
