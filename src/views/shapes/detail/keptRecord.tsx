import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { FieldOf } from '../list/options.ts';
import type { Presentation } from '../presentation/presentation.ts';
import { logTab } from './logTab.tsx';
import { record } from './record.tsx';

const HEAD = ['id', 'version', 'state', 'code'];

/** The screen of an entry of a register, titled by a field: every field it keeps, and what became of it. */
export const keptRecord = <N extends AggregateType>(aggregateType: N & Presentation, titled: FieldOf<N>) =>
  record(aggregateType, {
    keyFields: [],
    sections: [
      {
        title: 'ui.detail.section.kept',
        fields: Object.keys(aggregateType.rowSchema.shape).filter((name): name is FieldOf<N> => !HEAD.includes(name)),
      },
    ],
    tabs: [logTab(aggregateType)],
    title: (row) => String(row[titled] ?? row.id),
  });
