import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { quoteOf } from '#machines/money/freight.ts';
import type { Order } from '#machines/order/context.ts';
import { order } from '#machines/order/index.ts';
import { forms, needlessIn } from '#views/records/order/forms.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { usePlace, useScreenSearch, useSignOutQuestion } from '#views/place/screen.tsx';
import { useSession } from '#views/session/useSession.ts';
import { NotShown } from '#views/shapes/detail/NotShown.tsx';
import { useAggregate } from '#views/shapes/detail/useAggregate.ts';
import { FormNotices } from '#views/shapes/form/FormNotices.tsx';
import { FormSections } from '#views/shapes/form/FormSections.tsx';
import { useReferences } from '#views/shapes/fields/references.ts';
import { payloadOf, type Draft } from '#views/shapes/form/draft.ts';
import { useCreation } from '#views/shapes/form/useCreation.ts';
import { useEventForm } from '#views/shapes/form/useEventForm.ts';
import { initialOf } from '#views/shapes/form/useFormDraft.ts';
import { Button } from '#views/ui/Button.tsx';
import { Form } from '#views/ui/Form.tsx';
import { useWords } from '#views/language/words.tsx';
import { successAddress } from './addresses.ts';
import * as css from '#views/shapes/form/FormPage.css.ts';
import { orderDraft } from './create/keptDraft.ts';
import { draftLike } from './create/again.ts';
import { isEntered } from './create/entered.ts';
import { lookupsOf, usePrices } from './create/prices.ts';
import { Quote } from './create/Quote.tsx';
import { useParty } from './create/useParty.tsx';

const TYPE = 'order.created';
const nobody = notCreated(order, '');

/** Defaults of a new order. */
const usual = {
  deliveryWay: 'door',
  orderType: 'standard',
  payType: 'senderCash',
  chargeType: 'weight',
};

/** New order form, validated and priced at every input; like an earlier order if the address names one. */
export default function NewOrder() {
  const [search] = useScreenSearch();
  const like = search.get('like');
  return like === null ? <Rounds start={null} /> : <OrderLike key={like} id={like} />;
}

function OrderLike({ id }: { readonly id: string }) {
  const words = useWords();
  const { aggregate, failure, reload } = useAggregate(order, id);
  const [start, setStart] = useState<Draft | null>(null);
  // What is typed stays when something happens to the earlier order meanwhile.
  if (start === null && aggregate) setStart(draftLike(aggregate.context as Order));
  if (start) return <Rounds start={start} />;
  return (
    <NotShown
      failure={failure}
      title={words.text('ui.detail.failed', { id })}
      missing={words.text('ui.detail.missing', { id })}
      onRetry={reload}
    />
  );
}

/** One form after the other. The draft is kept until it is sent. */
function Rounds({ start }: { readonly start: Draft | null }) {
  const words = useWords();
  const { go } = usePlace();
  const userId = useSession().context.user?.id ?? '';
  const [round, setRound] = useState(0);
  const again = (): void => {
    orderDraft.write(userId, null);
    setRound((now) => now + 1);
  };
  return (
    <NewOrderForm
      key={round}
      title={words.text('screen.NewOrder')}
      start={round === 0 ? start : null}
      onMade={(id) => {
        again();
        go(successAddress(id));
      }}
      onClear={again}
    />
  );
}

interface NewOrderFormProps {
  readonly title: string;
  /** Values to begin with, in place of the kept draft. */
  readonly start: Draft | null;
  readonly onMade: (id: string) => void;
  readonly onClear: () => void;
}

function NewOrderForm({ title, start, onMade, onClear }: NewOrderFormProps) {
  const words = useWords();
  const prices = usePrices();
  const { id: userId = '', merchant: own = null } = useSession().context.user ?? {};
  const [kept] = useState(() => orderDraft.read(userId));
  const fresh = own === null ? { ...usual, source: 'staffApp' } : usual;
  // A business customer can order only for itself, and only here.
  const given = useMemo(() => (own === null ? undefined : { merchant: own, source: 'businessPc' }), [own]);
  const readLookups = useCallback((typed: Draft, at: string) => lookupsOf(prices, typed, at), [prices]);
  const form = useEventForm({
    aggregateType: order,
    type: TYPE,
    aggregate: nobody,
    initial: start ? { ...fresh, ...start } : (kept ?? fresh),
    given,
    lookups: readLookups,
  });
  const { draft, inputs, payload, lookups } = form;
  const creation = { aggregateType: order, type: TYPE, aggregate: nobody, form, onMade };
  const { body, pending, failure, onSubmit } = useCreation(creation);
  useOwnBranch(inputs.change, draft['originBranch'] === undefined);

  const begun = { ...payloadOf({ ...initialOf(form.fields), ...fresh, ...start }, form.fields), ...given };
  useSignOutQuestion(isEntered(payload, begun) ? words.text('ui.create.lost') : null);
  useEffect(() => {
    if (!form.isUntouched) orderDraft.write(userId, draft);
  }, [draft, form.isUntouched, userId]);
  const fees = useMemo(() => quoteOf({ insureAmount: null, ...payload }, lookups['tariff']), [lookups, payload]);
  const needless = useMemo(() => needlessIn(draft), [draft]);
  const sender = useParty('sender', form, own !== null);
  const receiver = useParty('receiver', form, own !== null);

  return (
    <Form onSubmit={onSubmit}>
      <div className={css.page} ref={body}>
        <h1 className={css.title}>{title}</h1>
        <div className={css.sections}>
          <FormNotices failure={failure} form={form} />
          <FormSections
            form={form}
            of={forms[TYPE]}
            without={needless}
            heads={{ 'ui.order.section.sender': sender.head, 'ui.order.section.receiver': receiver.head }}
            feet={{ 'ui.order.section.sender': sender.foot, 'ui.order.section.receiver': receiver.foot }}
          />
        </div>
        <aside className={css.side} aria-label={words.text('ui.create.quote')}>
          <Quote
            fees={fees}
            reason={words.text(prices && !prices.tariffs ? 'ui.create.quotedLater' : 'ui.create.quoteNeeds')}
          />
          <div className={css.acts}>
            <Button type="submit" tone="primary" isPending={pending}>
              {words.text(`event.${TYPE}`)}
            </Button>
            <Button onPress={onClear}>{words.text('ui.create.clear')}</Button>
          </div>
        </aside>
      </div>
    </Form>
  );
}

/** Fills in the person's own branch once it has loaded. */
function useOwnBranch(change: (path: string, value: unknown) => void, isEmpty: boolean): void {
  const { user } = useSession().context;
  const { entries } = useReferences('branch');
  const own = entries.find(({ id }) => id === user?.branch)?.id;
  const isFilled = useRef(false);
  useEffect(() => {
    if (!own || !isEmpty || isFilled.current) return;
    isFilled.current = true;
    change('originBranch', own);
  }, [own, isEmpty, change]);
}
