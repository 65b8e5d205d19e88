import type { Noun } from '#machines/kit/noun.ts';
import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/words.tsx';
import type { RecordTab, Shown } from './options.ts';
import { RecordTimeline } from './RecordTimeline.tsx';

/** The pane of everything that happened to a life. */
export const logTab = <N extends Noun>(noun: N): RecordTab<N> => ({
  id: 'log',
  title: 'ui.detail.tab.log',
  count: ({ records }) => records.length,
  Content: function Log({ records }: Shown<N>) {
    const title = useWords().text('ui.detail.operations');
    return (
      <Section title={title}>
        <RecordTimeline noun={noun} label={title} records={records} />
      </Section>
    );
  },
});
