import { webhookDelivery } from '#machines/journals/webhookDelivery.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { choiceOf, labelOf } from '#views/shapes/fields/labels.ts';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/language/words.tsx';
import { AnswerText, OutcomeStatus } from './cells.tsx';
import { deliveryAddress, type Delivery } from './deliveries.ts';

/** A few deliveries, each leading to what was sent and answered. */
export function DeliveryTable({ label, rows }: { readonly label: string; readonly rows: readonly Delivery[] }) {
  const words = useWords();
  const titled = (field: string): string => labelOf(webhookDelivery.id, field, words);
  return (
    <PlainTable
      label={label}
      rows={rows}
      keyOf={({ id }) => id}
      oneLine
      columns={[
        {
          title: titled('madeAt'),
          cell: ({ id, madeAt }) => <Link href={deliveryAddress(id)}>{words.instant(madeAt)}</Link>,
          isRowHead: true,
        },
        { title: titled('outcome'), cell: ({ outcome }) => <OutcomeStatus outcome={outcome} /> },
        { title: titled('step'), cell: ({ step }) => choiceOf(webhookDelivery.id, 'step', step, words) },
        { title: titled('order'), cell: ({ order }) => (order === null ? '–' : <RecordLink to="order" id={order} />) },
        { title: titled('attempts'), cell: ({ attempts }) => words.number(attempts), isNumber: true },
        {
          title: titled('lastAnswer'),
          cell: ({ lastStatus, lastFailure }) => <AnswerText status={lastStatus} failure={lastFailure} />,
        },
        { title: titled('nextAt'), cell: ({ nextAt }) => (nextAt === null ? '–' : words.instant(nextAt)) },
      ]}
    />
  );
}
