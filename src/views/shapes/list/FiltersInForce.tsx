import { Button } from '#views/ui/Button.tsx';
import { standIn } from '#views/ui/standIn.tsx';
import { TagPlaceholders } from '#views/ui/TagPlaceholders.tsx';
import type { TagListProps } from '#views/ui/TagList.tsx';
import { useWords } from '#views/language/words.tsx';
import type { FilterWords } from './useFilterWords.ts';

const TagList = standIn<TagListProps>(() => import('#views/ui/TagList.tsx'), TagPlaceholders);

interface FiltersInForceProps {
  readonly filters: FilterWords;
  readonly onClear: (names: readonly string[]) => void;
}

/** The filters in force, each to be taken away again, and all at once. */
export function FiltersInForce({ filters: { inForce, begins }, onClear }: FiltersInForceProps) {
  const words = useWords();
  return (
    <>
      {begins !== null && <span>{begins}</span>}
      {inForce.length > 0 && (
        <>
          <TagList label={words.text('ui.list.inForce')} tags={inForce} onRemove={(name) => onClear([name])} />
          <Button size="small" tone="quiet" onPress={() => onClear(inForce.map(({ id }) => id))}>
            {words.text('ui.list.clearAll')}
          </Button>
        </>
      )}
    </>
  );
}
