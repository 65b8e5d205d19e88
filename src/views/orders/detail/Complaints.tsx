import order from '#views/records/order/presentation.ts';
import type { Shown } from '#views/shapes/detail/options.ts';
import { RecordTimeline } from '#views/shapes/detail/RecordTimeline.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { useWords } from '#views/language/words.tsx';
import { concerns } from './concerns.ts';

/** Complaints about the order and their handling: work orders, exceptions, rejections. */
export function Complaints({ records: all }: Shown<typeof order>) {
  const words = useWords();
  const records = all.filter(({ type }) => concerns(type));
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
        <RecordTimeline aggregateType={order} label={title} records={records} />
      )}
    </Section>
  );
}
