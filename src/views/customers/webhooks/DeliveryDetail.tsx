import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { webhookDelivery } from '#machines/journals/webhookDelivery.ts';
import { wordFailure } from '#services/failure.ts';
import type { AskOptions } from '#services/http.ts';
import { readSent, type SentDelivery } from '#services/webhooks.ts';
import { useScreenSearch, useScreenTitle } from '#views/place/screen.tsx';
import { choiceOf, labelOf } from '#views/shapes/fields/labels.ts';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import ConfirmDialog from '#views/ui/ConfirmDialog.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import { Attempts } from './Attempts.tsx';
import { AnswerText, OutcomeStatus } from './cells.tsx';
import type { Delivery } from './deliveries.ts';
import { readDeliveries } from './readDeliveries.ts';
import { useSendAgain } from './useSendAgain.ts';
import * as css from './webhooks.css.ts';

/** A delivery that waits, or was sent again here, changes without an event that the screen would hear of. */
const READ_AGAIN_MS = 3000;

interface Read {
  /** Null if there is none, or it is another customer's. */
  readonly delivery: Delivery | null;
  readonly sent: SentDelivery | null;
}

const readBoth = async (id: string, options: AskOptions): Promise<Read> => {
  const [delivery = null] = await readDeliveries([{ field: 'id', op: 'eq', value: id }], 1, options);
  return { delivery, sent: delivery && (await readSent(id, { ...options, ownFailure: true })) };
};

/** One delivery of a webhook: what was sent, each attempt with its answer, and the way to send it again. */
export default function DeliveryDetail() {
  const words = useWords();
  const [search] = useScreenSearch();
  const id = search.get('id') ?? '';
  const read = useCallback((options: AskOptions) => readBoth(id, options), [id]);
  const { answer, failure, loading, reload } = useAsked(read);
  const [hasSent, setSent] = useState(false);
  useEffect(() => {
    if (loading || (!hasSent && answer?.delivery?.outcome !== 'waiting')) return undefined;
    const timer = setTimeout(reload, READ_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [loading, answer, hasSent, reload]);
  if (failure)
    return (
      <ErrorState
        isScreen
        title={words.text('ui.webhook.failed')}
        text={wordFailure(failure, words)}
        onRetry={reload}
      />
    );
  if (!answer) return <Skeleton lines={8} />;
  const { delivery, sent } = answer;
  if (delivery === null || sent === null)
    return <EmptyState isScreen icon="external" title={words.text('ui.webhook.noDelivery')} />;
  const onSent = (): void => {
    setSent(true);
    reload();
  };
  return <Shown delivery={delivery} sent={sent} onSent={onSent} />;
}

interface ShownProps {
  readonly delivery: Delivery;
  readonly sent: SentDelivery;
  readonly onSent: () => void;
}

function Shown({ delivery, sent, onSent }: ShownProps) {
  const words = useWords();
  const may = useMay();
  const { problem, isPending, send } = useSendAgain(onSent);
  const [isAsking, setAsking] = useState(false);
  const { id, webhook, webhookName, merchant, step, order, outcome, nextAt, occurredAt, madeAt } = delivery;
  const sends = may('webhook.deliverySentAgain');
  const title = [choiceOf(webhookDelivery.id, 'step', step, words), order].filter(Boolean).join(' · ');
  useScreenTitle(title);
  const item = (field: keyof Delivery, detail: ReactNode) => ({
    id: field,
    term: labelOf(webhookDelivery.id, field, words),
    detail,
  });
  return (
    <article className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {sends && (
          <Button
            icon="external"
            reason={outcome === 'waiting' ? words.text('ui.webhook.stillTried') : undefined}
            isPending={isPending}
            onPress={() => setAsking(true)}
          >
            {words.text('event.webhook.deliverySentAgain')}
          </Button>
        )}
      </header>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={words.text('event.webhook.deliverySentAgain')}
        consequence={words.text('about.event.webhook.deliverySentAgain')}
        confirmLabel={words.text('event.webhook.deliverySentAgain')}
        onConfirm={() => send(webhook, id)}
      />
      {problem !== null && <Notice tone="critical">{problem}</Notice>}
      <Section title={words.text('ui.webhook.delivery')}>
        <DescriptionList
          items={[
            item('outcome', <OutcomeStatus outcome={outcome} />),
            item('lastStatus', <AnswerText status={delivery.lastStatus} failure={delivery.lastFailure} />),
            item('webhookName', <RecordLink to="webhook" id={webhook} name={webhookName} />),
            item('merchant', <ReferenceText to="merchant" id={merchant} />),
            item('order', order === null ? null : <RecordLink to="order" id={order} />),
            item('attempts', words.number(delivery.attempts)),
            item('occurredAt', words.instant(occurredAt)),
            item('madeAt', words.instant(madeAt)),
            item('nextAt', nextAt === null ? null : words.instant(nextAt)),
            item('id', id),
          ]}
        />
      </Section>
      <Section title={words.text('ui.webhook.payload')}>
        <pre className={css.code}>{JSON.stringify(JSON.parse(sent.payload), null, 2)}</pre>
      </Section>
      <Section flush title={words.text('ui.webhook.attempts')}>
        {sent.attempts.length === 0 ? (
          <EmptyState icon="clock" title={words.text('ui.webhook.noAttempt')} />
        ) : (
          <Attempts attempts={sent.attempts} />
        )}
      </Section>
    </article>
  );
}
