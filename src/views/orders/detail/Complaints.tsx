import { order } from '#machines/order/index.ts';
import type { StreamRecord } from '#services/streams.ts';
import { RecordTimeline } from '#views/shapes/detail/RecordTimeline.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { useWords } from '#views/words.tsx';

/** What went wrong and what was done about it: work orders raised, exceptions, rejections. */
export function Complaints({ records }: { records: readonly StreamRecord[] }) {
  const words = useWords();
  const title = words.text('ui.order.tab.complaint');
  return (
    <Section title={title}>
      {records.length === 0 ? (
        <EmptyState
          icon="success"
          title={words.text('ui.order.noComplaints')}
          text={words.text('ui.order.noComplaintsHint')}
        />
      ) : (
        <RecordTimeline noun={order} label={title} records={records} />
      )}
    </Section>
  );
}
