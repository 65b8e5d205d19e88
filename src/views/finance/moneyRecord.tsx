import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import type { RecordOptions } from '#views/shapes/detail/options.ts';
import { record } from '#views/shapes/detail/record.tsx';
import type { Presentation } from '#views/shapes/presentation/presentation.ts';
import type { RowOf } from '#views/shapes/presentation/rowTypes.ts';
import { ledgerTab } from '#views/shapes/ledger/ledgerTab.tsx';
import type { PostedWith } from '#views/shapes/ledger/postedRecord.ts';

type MoneyRecord<N extends AggregateType> = N & Presentation & Pick<RecordOptions<N>, 'keyFields' | 'sections'>;

/** Declares the screen of a record that posts in the ledger: its panes, its lines in the ledger, and its log. */
export const moneyRecord = <N extends AggregateType>(
  aggregateType: MoneyRecord<N>,
  { tabs = [], ...more }: Partial<Omit<RecordOptions<N>, 'keyFields' | 'sections'>> = {},
  postedWith?: PostedWith<RowOf<N>>,
) =>
  record<N>(aggregateType, {
    keyFields: aggregateType.keyFields,
    sections: aggregateType.sections,
    ...more,
    tabs: [...tabs, ledgerTab(aggregateType, postedWith), logTab(aggregateType)],
  });
