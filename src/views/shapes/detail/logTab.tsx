import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Appearance } from '../presentation/appearance.ts';
import type { RecordTab, Shown } from './options.ts';
import { RecordTimeline } from './RecordTimeline.tsx';

/** The pane of everything that happened to an aggregate. */
export const logTab = <N extends AggregateType>(aggregateType: N & Appearance): RecordTab<N> => ({
  id: 'log',
  title: 'ui.detail.tab.log',
  count: ({ records }) => records.length,
  Content: function Log({ records }: Shown<N>) {
    const title = useWords().text('ui.detail.operations');
    return (
      <Section title={title}>
        <RecordTimeline aggregateType={aggregateType} label={title} records={records} />
      </Section>
    );
  },
});
