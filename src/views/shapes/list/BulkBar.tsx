import { useState } from 'react';
import type { Noun } from '#machines/kit/noun.ts';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/words.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { ChooseMatching, type ChooseMatchingProps } from './ChooseMatching.tsx';
import * as css from './List.css.ts';

/** What can be done with all chosen rows at once. */
export interface BulkBarProps {
  readonly noun: Noun;
  readonly events: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (next: ReadonlySet<string>) => void;
  readonly onDone: (done: BulkDone) => void;
  /** The rows of the filters in force. */
  readonly matching: Pick<ChooseMatchingProps, 'filters' | 'sort' | 'total'>;
}

/** What was done at once, and for which. */
export interface BulkDone {
  readonly type: string;
  readonly ids: readonly string[];
}

export function BulkBar({ noun, events, selected, onSelect, onDone, matching }: BulkBarProps) {
  const words = useWords();
  const [acting, setActing] = useState<BulkDone | null>(null);
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
      {acting !== null && (
        <BulkDialog
          noun={noun}
          {...acting}
          onClose={() => setActing(null)}
          onSelect={onSelect}
          onDone={(ids) => onDone({ type: acting.type, ids })}
        />
      )}
    </>
  );
}
