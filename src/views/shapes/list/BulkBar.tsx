import { useState } from 'react';
import type { Noun } from '#machines/kit/noun.ts';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/words.tsx';
import { isPrinting, LabelPrinting } from '../print/LabelPrinting.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { ChooseMatching, type ChooseMatchingProps } from './ChooseMatching.tsx';
import * as css from './List.css.ts';

/** What can be done with all chosen rows at once. */
export interface BulkBarProps {
  readonly noun: Noun;
  readonly events: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (next: ReadonlySet<string>) => void;
  /** The rows of the filters in force. */
  readonly matching: Pick<ChooseMatchingProps, 'filters' | 'sort' | 'total'>;
}

/** What is being done at once, and for which. */
interface Acting {
  readonly type: string;
  readonly ids: readonly string[];
}

export function BulkBar({ noun, events, selected, onSelect, matching }: BulkBarProps) {
  const words = useWords();
  const [acting, setActing] = useState<Acting | null>(null);
  const bar = (
    <div className={css.chosen} role="toolbar" aria-label={words.text('ui.bulk.bar')}>
      <span className={css.count} role="status">
        {words.text('ui.part.selectedCount', { count: selected.size })}
      </span>
      {matching.total > selected.size && (
        <ChooseMatching {...matching} machine={noun.id} onSelect={(ids) => onSelect(new Set([...selected, ...ids]))} />
      )}
      {events.map((event) => (
        <Button key={event} size="small" onPress={() => setActing({ type: event, ids: [...selected] })}>
          {words.text(`event.${event}`)}
        </Button>
      ))}
      <Button size="small" tone="quiet" icon="cross" onPress={() => onSelect(new Set())}>
        {words.text('ui.bulk.clear')}
      </Button>
    </div>
  );
  return (
    <>
      {selected.size > 0 && bar}
      {acting !== null && isPrinting(noun.id, acting.type) && (
        <LabelPrinting noun={noun} ids={acting.ids} onClose={() => setActing(null)} />
      )}
      {acting !== null && !isPrinting(noun.id, acting.type) && (
        <BulkDialog noun={noun} {...acting} onClose={() => setActing(null)} onSelect={onSelect} />
      )}
    </>
  );
}
