import { useCallback, useState } from 'react';
import { arriving } from '#views/ui/arriving.tsx';
import { Button } from '#views/ui/Button.tsx';
import { withAllMessages } from '#views/withAllMessages.ts';
import { useMay } from '#views/useHolds.ts';
import { useWords } from '#views/words.tsx';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import type { Acting } from './BulkAct.tsx';
import { ChooseMatching, type ChooseMatchingProps } from './ChooseMatching.tsx';
import * as css from './List.css.ts';

const BulkAct = arriving(withAllMessages(() => import('./BulkAct.tsx')));

/** Actions on all chosen rows at once. */
export interface BulkBarProps {
  readonly aggregateType: ListDescriptor;
  readonly events: readonly string[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (next: ReadonlySet<string>) => void;
  /** The rows of the filters in force. */
  readonly matching: Pick<ChooseMatchingProps, 'filters' | 'sort' | 'total'>;
}

export function BulkBar({ aggregateType, events, selected, onSelect, matching }: BulkBarProps) {
  const words = useWords();
  const may = useMay();
  const [acting, setActing] = useState<Acting | null>(null);
  const close = useCallback(() => setActing(null), []);
  const bar = () => (
    <div className={css.chosen} role="toolbar" aria-label={words.text('ui.bulk.bar')}>
      <span className={css.count} role="status">
        {words.text('ui.part.selectedCount', { count: selected.size })}
      </span>
      {matching.total > selected.size && (
        <ChooseMatching
          {...matching}
          machine={aggregateType.id}
          onSelect={(ids) => onSelect(new Set([...selected, ...ids]))}
        />
      )}
      {events.filter(may).map((event) => (
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
      {selected.size > 0 && bar()}
      {acting !== null && <BulkAct aggregateType={aggregateType} {...acting} onClose={close} onSelect={onSelect} />}
    </>
  );
}
