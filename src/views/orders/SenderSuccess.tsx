import { useState } from 'react';
import order from '#views/records/order/presentation.ts';
import { phoneText } from '#i18n/phone.ts';
import { PRINTED } from '#machines/fields/printing.ts';
import { wordFailure } from '#services/failure.ts';
import { usePlace, useScreenSearch, useScreenTitle } from '#views/place/screen.tsx';
import { useAggregate } from '#views/shapes/detail/useAggregate.ts';
import { choiceOf, labelOf } from '#views/shapes/fields/labels.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { EventDialog } from '#views/shapes/form/EventDialog.tsx';
import { LabelPrinting } from '#views/shapes/print/LabelPrinting.tsx';
import { Preview } from '#views/shapes/print/Preview.tsx';
import { Button } from '#views/ui/Button.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { NEW_ORDER, orderAddress } from './addresses.ts';
import * as css from './create/Create.css.ts';

/** Fields of the order that are shown: a business customer gets none for staff alone. */
const shownRow = order.rowSchema.pick({
  senderName: true,
  senderPhone: true,
  receiverName: true,
  receiverPhone: true,
  originBranch: true,
  destinationBranch: true,
  pickupDay: true,
  pickupWindow: true,
  freightTotal: true,
  senderDue: true,
  receiverDue: true,
});

const ASK = 'order.pickupDaySet';

/** Sender success (§2): the new order, its waybill, and the next actions. */
export default function SenderSuccess() {
  const words = useWords();
  const [search] = useScreenSearch();
  const id = search.get('id');
  useScreenTitle(id);
  const { go } = usePlace();
  if (id === null)
    return (
      <EmptyState
        isScreen
        icon="box"
        title={words.text('ui.sender.noneChosen')}
        text={words.text('ui.sender.noneChosenText')}
        action={
          <Button tone="primary" icon="plus" onPress={() => go(NEW_ORDER)}>
            {words.text('ui.create.another')}
          </Button>
        }
      />
    );
  return <Made key={id} id={id} />;
}

function Made({ id }: { id: string }) {
  const words = useWords();
  const { go } = usePlace();
  const { stream, aggregate, failure, reload } = useAggregate(order, id);
  const [isPrinting, setPrinting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (!stream || !aggregate)
    return failure ? (
      <ErrorState
        isScreen
        title={words.text('ui.order.notFound')}
        text={wordFailure(failure, words)}
        onRetry={reload}
      />
    ) : (
      <Skeleton />
    );
  const row = { ...stream.row, ...shownRow.parse(stream.row) };
  const printing = stream.events.find(({ type }) => type === 'order.labelPrinted');
  const asking = stream.events.find(({ type }) => type === ASK);
  const term = (field: string): string => labelOf('order', field, words);
  return (
    <div className={css.done}>
      <Stack gap="xl">
        <Notice tone="positive">{words.text('ui.create.made')}</Notice>
        <h1 className={css.waybill}>{row.id}</h1>
        <Inline>
          <Button
            tone="primary"
            icon="print"
            reason={printing?.allowed === false ? printing.refusals[0]?.message : undefined}
            onPress={() => setPrinting(true)}
          >
            {words.text('ui.create.print')}
          </Button>
          {asking && !asking.refusals.some(({ code }) => code === 'role') && (
            <Button
              icon="clock"
              reason={asking.allowed ? undefined : asking.refusals[0]?.message}
              onPress={() => setAsking(true)}
            >
              {words.text(`event.${ASK}`)}
            </Button>
          )}
          <Button icon="eye" onPress={() => go(orderAddress(row.id))}>
            {words.text('ui.create.open')}
          </Button>
          <Button icon="plus" onPress={() => go(NEW_ORDER)}>
            {words.text('ui.create.another')}
          </Button>
        </Inline>
        <DescriptionList
          columns={1}
          items={[
            { id: 'sender', term: term('sender'), detail: `${row.senderName} · ${phoneText(row.senderPhone)}` },
            { id: 'receiver', term: term('receiver'), detail: `${row.receiverName} · ${phoneText(row.receiverPhone)}` },
            {
              id: 'route',
              term: words.text('ui.order.route'),
              detail: (
                <>
                  <ReferenceText to="branch" id={row.originBranch} /> →{' '}
                  <ReferenceText to="branch" id={row.destinationBranch} />
                </>
              ),
            },
            ...(row.pickupDay === null
              ? []
              : [
                  {
                    id: 'pickup',
                    term: term('pickupDay'),
                    detail: `${words.day(`${row.pickupDay}T12:00:00Z`)} · ${choiceOf('order', 'pickupWindow', row.pickupWindow ?? 'allDay', words)}`,
                  },
                ]),
            { id: 'freight', term: term('freightTotal'), detail: words.money(row.freightTotal, 'MMK') },
            ...(['senderDue', 'receiverDue'] as const).map((field) => ({
              id: field,
              term: term(field),
              detail: words.money(row[field], 'MMK'),
            })),
          ]}
        />
      </Stack>
      {printing?.refusals.some(({ code }) => code === 'role') !== true && (
        <div className={css.paper}>
          <Preview machine="order" ids={[row.id]} size={PRINTED.order.sizes[0]} />
        </div>
      )}
      {isAsking && (
        <EventDialog
          aggregateType={order}
          aggregate={aggregate}
          type={ASK}
          onClose={() => setAsking(false)}
          onDone={reload}
          onStale={reload}
        />
      )}
      {isPrinting && (
        <LabelPrinting aggregateType={order} ids={[row.id]} onClose={() => setPrinting(false)} onDone={reload} />
      )}
    </div>
  );
}
