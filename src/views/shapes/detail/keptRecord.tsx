import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Row } from '#services/page.ts';
import { valueText } from '../fields/Value.tsx';
import type { FieldOf } from '../presentation/rowTypes.ts';
import type { Presentation } from '../presentation/presentation.ts';
import { infoOf } from './FieldList.tsx';
import { logTab } from './logTab.tsx';
import type { RecordOptions } from './options.ts';
import { record } from './record.tsx';

const HEAD = ['id', 'version', 'state', 'code'];

/** True if people give the entries of a register a code; otherwise the code of a row is that of its state. */
const hasOwnCode = ({ id, events }: AggregateType): boolean =>
  'code' in (events[`${id}.registered`]?.payload.shape ?? {});

/** The name of an entry in the person's language: `nameZh` beside `name`, `titleZh` beside `title`, a time in words. */
function nameOf(aggregateType: AggregateType, row: Row, titled: string, words: Words): string {
  const { [`${titled.replace(/En$/, '')}Zh`]: chinese, [titled]: name } = row;
  const value = words.language === 'zh' && chinese ? chinese : name;
  return valueText({ machine: aggregateType.id, info: infoOf(aggregateType, titled), value }, words) || row.id;
}

/** The screen of an entry of a register, titled by a field: every field it keeps, and what became of it. */
export const keptRecord = <N extends AggregateType>(
  aggregateType: N & Presentation,
  titled: FieldOf<N>,
  { tabs = [], ...more }: Partial<Pick<RecordOptions<N>, 'First' | 'dialogs' | 'tabs'>> = {},
) =>
  record(aggregateType, {
    keyFields: titled !== 'code' && hasOwnCode(aggregateType) ? ['code'] : [],
    sections: [
      {
        title: 'ui.detail.section.kept',
        fields: Object.keys(aggregateType.rowSchema.shape).filter((name): name is FieldOf<N> => !HEAD.includes(name)),
      },
    ],
    tabs: [...tabs, logTab(aggregateType)],
    title: (row, words) => nameOf(aggregateType, row, titled, words),
    ...more,
  });
