import type { Noun } from '#machines/kit/noun.ts';
import { Button } from '#views/ui/Button.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { useWords } from '#views/words.tsx';

interface NothingFoundProps {
  readonly noun: Noun;
  /** Whether filters are in force. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** The events that begin a life, those of people before those of the system. */
function birthsOf({ structure, events }: Noun): string[] {
  const unborn = [...structure.states.values()].find(({ meta, region }) => meta.absent && region === structure.main);
  const types = unborn ? [...(structure.ways.get(unborn.id)?.keys() ?? [])] : [];
  const isSystems = (type: string): number => (events[type]?.systemOnly ? 1 : 0);
  return types.toSorted((one, other) => isSystems(one) - isSystems(other));
}

/** A list without rows says why: the filters leave none, or nothing has come to be yet, and what would begin it. */
export function NothingFound({ noun, isFiltered, onClear }: NothingFoundProps) {
  const words = useWords();
  if (isFiltered)
    return (
      <EmptyState
        title={words.text('ui.list.empty')}
        text={words.text('ui.list.emptyFiltered')}
        action={<Button onPress={onClear}>{words.text('ui.list.clearAll')}</Button>}
      />
    );
  const births = birthsOf(noun).map((type) => words.text<string>(`event.${type}`));
  return (
    <EmptyState
      icon="box"
      title={words.text('ui.list.emptyYet')}
      {...(births.length > 0 && { text: words.text('ui.list.emptyBegins', { events: words.list(births) }) })}
    />
  );
}
