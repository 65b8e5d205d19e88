import { useCallback, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Row } from '#services/page.ts';
import { usePlace } from '#views/place/screen.tsx';
import { useSession } from '#views/session/useSession.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { withAllMessages } from '#views/language/withAllMessages.ts';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import type { Draft } from '../form/draft.ts';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import type { Acting } from './BulkAct.tsx';
import { ChosenTotals } from './ChosenTotals.tsx';
import { ChooseMatching, type ChooseMatchingProps } from './ChooseMatching.tsx';
import * as css from './List.css.ts';
import type { AgainstAll, Gathering, SelectionOptions } from './selection.ts';
import { useChosenRows } from './useChosenRows.ts';

const BeginDialog = arriving(withAllMessages(() => import('./BeginDialog.tsx')));
const BulkAct = arriving(withAllMessages(() => import('./BulkAct.tsx')));

/** Actions on all chosen rows at once. */
export interface BulkBarProps {
  readonly aggregateType: ListDescriptor;
  readonly events: readonly string[];
  readonly selection?: SelectionOptions<AggregateType> | undefined;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (next: ReadonlySet<string>) => void;
  /** The rows of the filters in force. */
  readonly matching: Pick<ChooseMatchingProps, 'filters' | 'sort' | 'total'>;
}

export default function BulkBar({ aggregateType, events, selection, selected, onSelect, matching }: BulkBarProps) {
  const words = useWords();
  const may = useMay();
  const { go } = usePlace();
  // The total of the list may be older than the ids that were found.
  const [whole, setWhole] = useState<{ readonly ids: readonly string[]; readonly total: number } | null>(null);
  const isWhole = whole !== null && whole.total === matching.total && whole.ids.every((id) => selected.has(id));
  const [acting, setActing] = useState<Acting | null>(null);
  const [gathering, setGathering] = useState<{ of: Gathering<Row>; rows: readonly Row[]; given: Draft } | null>(null);
  const { id: person = '' } = useSession().context.user ?? {};
  const close = useCallback(() => setActing(null), []);
  const rows = useChosenRows(aggregateType.id, selected, selection !== undefined);
  const reasonAgainst = (against: AgainstAll<Row> | undefined): string | undefined =>
    (rows && against ? against(rows, person) : null)?.(words);
  const againstBulk: Readonly<Record<string, AgainstAll<Row> | undefined>> = selection?.against ?? {};
  const bar = () => (
    <div className={css.chosen} role="toolbar" aria-label={words.text('ui.bulk.bar')}>
      <span className={css.count} role="status">
        {words.text('ui.part.selectedCount', { count: selected.size })}
      </span>
      {matching.total > selected.size && !isWhole && (
        <ChooseMatching
          {...matching}
          machine={aggregateType.id}
          onSelect={(ids) => {
            setWhole({ ids, total: matching.total });
            onSelect(new Set([...selected, ...ids]));
          }}
        />
      )}
      {selection && rows && <ChosenTotals aggregateType={aggregateType} fields={selection.totals} rows={rows} />}
      {events.filter(may).map((event) => (
        <Button
          key={event}
          size="small"
          reason={reasonAgainst(againstBulk[event])}
          onPress={() => setActing({ type: event, ids: [...selected] })}
        >
          {words.text(`event.${event}`)}
        </Button>
      ))}
      {(selection?.gathering ?? [])
        .filter(({ type }) => may(type))
        .map((of) => (
          <Button
            key={of.type}
            size="small"
            reason={rows ? reasonAgainst(of.against) : words.text('ui.bulk.reading')}
            onPress={() => rows && setGathering({ of, rows, given: of.given(rows) })}
          >
            {words.text<string>(of.label)}
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
      {gathering !== null && (
        <BeginDialog
          aggregateType={gathering.of.begins}
          type={gathering.of.type}
          title={words.text<string>(gathering.of.label)}
          about={
            <Inline gap="m">
              {words.text('ui.part.selectedCount', { count: gathering.rows.length })}
              <ChosenTotals aggregateType={aggregateType} fields={selection?.totals ?? []} rows={gathering.rows} />
            </Inline>
          }
          given={gathering.given}
          onClose={() => setGathering(null)}
          onDone={({ id }) => {
            onSelect(new Set());
            if (typeof id === 'string') go(gathering.of.open(id));
          }}
        />
      )}
    </>
  );
}
