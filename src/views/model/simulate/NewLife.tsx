import { useState } from 'react';
import type { Noun } from '#machines/kit/noun.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { beginningsOf, playable } from '#machines/sandbox/beginnings.ts';
import type { Part } from '#machines/sandbox/people.ts';
import { offers } from '#machines/sandbox/run.ts';
import type { Sandbox } from '#machines/sandbox/world.ts';
import { actsOf, reasonsOf } from '#views/shapes/detail/actions.ts';
import type { Draft } from '#views/shapes/form/draft.ts';
import { EventDialog } from '#views/shapes/form/EventDialog.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { useWords } from '#views/words.tsx';
import type { LifeName } from './Lives.tsx';
import { machineTitle } from './machineTitle.ts';

interface NewLifeProps {
  readonly sandbox: Sandbox;
  readonly part: Part;
  /** The machine that the screen is about: its lives come first. */
  readonly first: Noun;
  readonly initial: (type: string) => Draft;
  readonly onBegun: (life: LifeName) => void;
}

/** Begins a life of any machine, as the person at work may; what he may not is off and says why. */
export function NewLife({ sandbox, part, first, initial, onBegun }: NewLifeProps) {
  const words = useWords();
  const [begun, setBegun] = useState<{ noun: Noun; type: string } | null>(null);
  const nouns = playable.toSorted((one, other) => Number(other.id === first.id) - Number(one.id === first.id));
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
        groups={nouns.map((noun) => {
          const life = unborn(noun, '');
          const own = beginningsOf(noun);
          const acts = actsOf(noun, life, offers(sandbox, noun, life, part)).filter(({ type }) => own.includes(type));
          return {
            id: noun.id,
            title: machineTitle(noun.id, words),
            acts: acts.map((act) => ({
              id: act.type,
              label: words.text<string>(`event.${act.type}`),
              reason: act.allowed ? undefined : reasonsOf(act, noun, words),
              onAction: () => setBegun({ noun, type: act.type }),
            })),
          };
        })}
      />
      {begun && (
        <EventDialog
          key={begun.type}
          noun={begun.noun}
          life={unborn(begun.noun, '')}
          type={begun.type}
          initial={initial(begun.type)}
          onClose={() => setBegun(null)}
          onDone={({ machine, id }) => id && onBegun({ machine, id })}
        />
      )}
    </>
  );
}
