import { searchFor } from '#views/place/sought.ts';
import { Button } from '#views/ui/Button.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import { asTyped } from './find/asTyped.ts';
import { NUMBERS } from './find/findFilter.ts';
import { numbersLabel, type Finding } from './find/finding.ts';
import { meantBy } from './find/meant.ts';
import type { ListScreenState } from './useListScreen.ts';

export interface NothingFoundProps {
  readonly list: {
    readonly aggregateType: Pick<ListDescriptor, 'births'>;
    /** How rows are found by numbers; null for a list without. */
    readonly finding: Finding | null;
  };
  readonly screen: Pick<ListScreenState, 'query' | 'clear'>;
}

/** A list without rows says why: the filters leave none, or nothing has come to be yet, and what would begin it. */
export default function NothingFound({
  list: { aggregateType, finding },
  screen: { query, clear: onClear },
}: NothingFoundProps) {
  const words = useWords();
  if (Object.keys(query.values).length === 0) {
    const births = aggregateType.births.map((type) => words.text<string>(`event.${type}`));
    return (
      <EmptyState
        icon="box"
        title={words.text('ui.list.emptyYet')}
        {...(births.length > 0 && { text: words.text('ui.list.emptyBegins', { events: words.list(births) }) })}
      />
    );
  }
  const numbers = query.values[NUMBERS];
  const meant = finding && numbers ? meantBy(asTyped(numbers)) : null;
  const clear = <Button onPress={onClear}>{words.text('ui.list.clearAll')}</Button>;
  if (!finding || !meant)
    return <EmptyState title={words.text('ui.list.empty')} text={words.text('ui.list.emptyFiltered')} action={clear} />;
  const { is, text } = meant;
  return (
    <EmptyState
      title={words.text('ui.list.empty')}
      text={words.text(`ui.seek.${is}`, { text, box: numbersLabel(finding, words) })}
      action={
        <Inline justify="center">
          <Button tone="primary" icon="search" onPress={() => searchFor(text)}>
            {words.text('ui.seek.do', { text })}
          </Button>
          {clear}
        </Inline>
      }
    />
  );
}
