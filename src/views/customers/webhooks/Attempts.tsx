import type { SentDelivery } from '#services/webhooks.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { useWords } from '#views/language/words.tsx';
import { AnswerText } from './cells.tsx';

/** Attempts at a delivery, latest first, with the beginning of each answer. */
export function Attempts({ attempts }: Pick<SentDelivery, 'attempts'>) {
  const words = useWords();
  return (
    <PlainTable
      label={words.text('ui.webhook.attempts')}
      rows={attempts}
      keyOf={({ at }) => at}
      columns={[
        { title: words.text('ui.webhook.at'), cell: ({ at }) => words.instant(at), isRowHead: true },
        {
          title: words.text('ui.webhook.result'),
          cell: ({ status, failure }) => <AnswerText status={status} failure={failure} />,
        },
        {
          title: words.text('ui.webhook.took'),
          cell: ({ tookMs }) => words.text('ui.webhook.seconds', { seconds: (tookMs / 1000).toFixed(2) }),
          isNumber: true,
        },
        { title: words.text('ui.webhook.answer'), cell: ({ answer }) => answer ?? '–' },
      ]}
    />
  );
}
