import { useCallback, useEffect } from 'react';
import { wordFailure } from '#services/failure.ts';
import type { AskOptions } from '#services/http.ts';
import type webhook from '#views/records/webhook/presentation.ts';
import type { RecordTab, Shown } from '#views/shapes/detail/options.ts';
import { listAddress } from '#views/shapes/list/address.ts';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { DELIVERIES } from './deliveries.ts';
import { readDeliveries } from './readDeliveries.ts';
import { DeliveryTable } from './DeliveryTable.tsx';

const MOST_SHOWN = 20;
/** A delivery changes without an event of the webhook: while the pane is open it is read again. */
const READ_AGAIN_MS = 3000;

/** The pane of the latest deliveries of a webhook. */
export const deliveriesTab: RecordTab<typeof webhook> = {
  id: 'deliveries',
  title: 'ui.webhook.deliveries',
  Content: function Deliveries({ row: { id } }: Shown<typeof webhook>) {
    const words = useWords();
    const read = useCallback(
      (options: AskOptions) => readDeliveries([{ field: 'webhook', op: 'eq', value: id }], MOST_SHOWN, options),
      [id],
    );
    const { answer, failure, loading, reload } = useAsked(read);
    useEffect(() => {
      if (loading) return undefined;
      const timer = setTimeout(reload, READ_AGAIN_MS);
      return () => clearTimeout(timer);
    }, [loading, reload]);
    const title = words.text('machine.webhookDelivery.many');
    if (failure)
      return <ErrorState title={words.text('ui.webhook.failed')} text={wordFailure(failure, words)} onRetry={reload} />;
    if (!answer) return <Skeleton lines={6} />;
    if (answer.length === 0)
      return (
        <EmptyState icon="external" title={words.text('ui.webhook.none')} text={words.text('ui.webhook.noneYet')} />
      );
    return (
      <Section
        flush
        title={title}
        actions={
          <Link href={listAddress(DELIVERIES, [{ field: 'webhook', op: 'eq', value: id }])}>
            {words.text('ui.webhook.all')}
          </Link>
        }
      >
        <DeliveryTable label={title} rows={answer} />
      </Section>
    );
  },
};
