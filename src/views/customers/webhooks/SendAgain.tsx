import { useCallback, useState } from 'react';
import { webhookDelivery } from '#machines/journals/webhookDelivery.ts';
import type { AskOptions } from '#services/http.ts';
import type webhook from '#views/records/webhook/presentation.ts';
import type { DialogOf } from '#views/shapes/detail/options.ts';
import { choiceOf } from '#views/shapes/fields/labels.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { readDeliveries } from './readDeliveries.ts';
import { useSendAgain } from './useSendAgain.ts';

const MOST_OFFERED = 50;

/** Chooses one of the latest deliveries that are over, and sends it again. */
export function SendAgain({ row: { id }, onClose, onDone }: DialogOf<typeof webhook>) {
  const words = useWords();
  const read = useCallback(
    (options: AskOptions) =>
      readDeliveries(
        [
          { field: 'webhook', op: 'eq', value: id },
          { field: 'outcome', op: 'in', value: ['givenUp', 'delivered'] },
        ],
        MOST_OFFERED,
        options,
      ),
    [id],
  );
  const { answer } = useAsked(read);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { problem, isPending, send } = useSendAgain(() => {
    onDone();
    onClose();
  });
  const title = words.text('event.webhook.deliverySentAgain');
  const act = (): void => {
    setMissing(chosen === null);
    if (chosen !== null) void send(id, chosen);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{words.text('ui.part.cancel')}</Button>
          <Button tone="primary" isPending={isPending} onPress={act}>
            {title}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {problem !== null && <Notice tone="critical">{problem}</Notice>}
        <p>{words.text('about.event.webhook.deliverySentAgain')}</p>
        <Select
          label={words.text('field.webhook.delivery')}
          isRequired
          loading={answer === null}
          {...(isMissing && { error: words.text('ui.webhook.choose') })}
          choices={(answer ?? []).map(({ id: delivery, step, order, madeAt, outcome }) => ({
            id: delivery,
            label: [choiceOf(webhookDelivery.id, 'step', step, words), order].filter(Boolean).join(' · '),
            description: `${words.instant(madeAt)} · ${choiceOf(webhookDelivery.id, 'outcome', outcome, words)}`,
          }))}
          value={chosen}
          onChange={(key) => setChosen(key === null ? null : String(key))}
        />
      </Stack>
    </Dialog>
  );
}
