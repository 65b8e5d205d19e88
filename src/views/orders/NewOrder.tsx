import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { order } from '#machines/order/index.ts';
import { forms, needlessIn } from '#views/records/order/forms.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { usePlace } from '#views/screen.tsx';
import { useSession } from '#views/session.ts';
import { FormNotices } from '#views/shapes/form/FormNotices.tsx';
import { FormSections } from '#views/shapes/form/FormSections.tsx';
import { useReferences } from '#views/shapes/fields/references.ts';
import type { Draft } from '#views/shapes/form/draft.ts';
import { useCreation } from '#views/shapes/form/useCreation.ts';
import { useEventForm } from '#views/shapes/form/useEventForm.ts';
import { Button } from '#views/ui/Button.tsx';
import { Form } from '#views/ui/Form.tsx';
import { useWords } from '#views/words.tsx';
import { successAddress } from './addresses.ts';
import * as css from '#views/shapes/form/FormPage.css.ts';
import { keepDraft, readDraft } from './create/keptDraft.ts';
import { lookupsOf, quoteOf, usePrices } from './create/prices.ts';
import { Quote } from './create/Quote.tsx';

const TYPE = 'order.created';
const nobody = notCreated(order, '');

/** Defaults of a new order. */
const usual = {
  deliveryWay: 'door',
  orderType: 'standard',
  payType: 'senderCash',
  chargeType: 'weight',
};

/** New order form, validated and priced at every input. The draft is kept until it is sent. */
export default function NewOrder() {
  const words = useWords();
  const { go } = usePlace();
  const [round, setRound] = useState(0);
  return (
    <NewOrderForm
      key={round}
      title={words.text('screen.NewOrder')}
      onMade={(id) => {
        keepDraft(null);
        setRound((now) => now + 1);
        go(successAddress(id));
      }}
      onClear={() => {
        keepDraft(null);
        setRound((now) => now + 1);
      }}
    />
  );
}

interface NewOrderFormProps {
  readonly title: string;
  readonly onMade: (id: string) => void;
  readonly onClear: () => void;
}

function NewOrderForm({ title, onMade, onClear }: NewOrderFormProps) {
  const words = useWords();
  const prices = usePrices();
  const [kept] = useState(readDraft);
  const own = useSession().context.user?.merchant ?? null;
  // A business customer can order only for itself.
  const given = useMemo(() => (own === null ? undefined : { merchant: own }), [own]);
  const readLookups = useCallback((typed: Draft, at: string) => lookupsOf(prices, typed, at), [prices]);
  const form = useEventForm({
    aggregateType: order,
    type: TYPE,
    aggregate: nobody,
    initial: kept ?? { ...usual, source: own === null ? 'staffApp' : 'businessPc' },
    given,
    lookups: readLookups,
  });
  const { draft, inputs, payload, lookups } = form;
  const creation = { aggregateType: order, type: TYPE, aggregate: nobody, form, onMade };
  const { body, pending, failure, onSubmit } = useCreation(creation);
  useOwnBranch(inputs.change, draft['originBranch'] === undefined);

  useEffect(() => {
    if (!form.isUntouched) keepDraft(draft);
  }, [draft, form.isUntouched]);
  const fees = useMemo(() => quoteOf(lookups, { insureAmount: null, ...payload }), [lookups, payload]);
  const needless = useMemo(() => needlessIn(draft), [draft]);

  return (
    <Form onSubmit={onSubmit}>
      <div className={css.page} ref={body}>
        <h1 className={css.title}>{title}</h1>
        <div className={css.sections}>
          <FormNotices failure={failure} form={form} />
          <FormSections form={form} of={forms[TYPE]} without={needless} />
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
