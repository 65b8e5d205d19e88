import { Button } from '#views/ui/Button.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { useWords } from '#views/language/words.tsx';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';

interface NothingFoundProps {
  readonly aggregateType: Pick<ListDescriptor, 'births'>;
  /** True if filters are active. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** A list without rows says why: the filters leave none, or nothing has come to be yet, and what would begin it. */
export function NothingFound({ aggregateType, isFiltered, onClear }: NothingFoundProps) {
  const words = useWords();
  if (isFiltered)
    return (
      <EmptyState
        title={words.text('ui.list.empty')}
        text={words.text('ui.list.emptyFiltered')}
        action={<Button onPress={onClear}>{words.text('ui.list.clearAll')}</Button>}
      />
    );
  const births = aggregateType.births.map((type) => words.text<string>(`event.${type}`));
  return (
    <EmptyState
      icon="box"
      title={words.text('ui.list.emptyYet')}
      {...(births.length > 0 && { text: words.text('ui.list.emptyBegins', { events: words.list(births) }) })}
    />
  );
}
