import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { AskOptions } from '#services/http.ts';
import { page, type Filter, type Row } from '#services/page.ts';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import type { EffectProps } from '#views/shapes/form/effect.ts';
import { Notice } from '#views/ui/Notice.tsx';
import { dueOf, filledAmount } from './dueAmount.ts';

interface Payment {
  readonly payment: Row | undefined;
  /** The receipt of the payment that waits to be confirmed. */
  readonly waiting: Row | undefined;
}

const NONE: Payment = { payment: undefined, waiting: undefined };

/** Fills in what was received for the chosen payment, the only amount that its receipt may have, and no fee; says the amount. */
export default function PaymentDue({ data, change }: Pick<EffectProps, 'data' | 'change'>) {
  const words = useWords();
  const id = typeof data['receivable'] === 'string' ? data['receivable'] : '';
  const read = useCallback((options: AskOptions) => readPayment(id, options), [id]);
  const { answer, loading } = useAsked(read);
  const due = loading ? null : dueOf(answer?.payment);
  const filled = useRef<number | null>(null);
  const fillIn = useEffectEvent((amount: number | null) => {
    if (amount !== null && data['collectionFee'] === undefined) change('collectionFee', 0);
    const next = filledAmount(amount, data['amount'], filled.current);
    if (next === null) return;
    filled.current = next;
    change('amount', next);
  });
  useEffect(() => fillIn(due), [due]);
  const waiting = loading ? undefined : answer?.waiting;
  if (waiting)
    return (
      <Notice tone="warning">
        {words.text('ui.finance.receiptWaits')} <RecordLink to="receipt" id={waiting.id} />
      </Notice>
    );
  return due === null ? null : (
    <Notice tone="info">{words.text('ui.finance.amountDue', { amount: words.money(due, 'MMK') })}</Notice>
  );
}

/** Reads a payment that waits for its receipt, and the receipt that it has already; nothing while a number is typed. */
async function readPayment(id: string, options: AskOptions): Promise<Payment> {
  if (!id.includes('-')) return NONE;
  const first = async (machine: string, filters: readonly Filter[]): Promise<Row | undefined> =>
    (await page(machine, { pageNum: 1, pageSize: 1, filters }, { ...options, ownForbidden: true })).records[0];
  const [payment, waiting] = await Promise.all([
    first('receivable', [{ field: 'id', op: 'eq', value: id }]),
    first('receipt', [
      { field: 'receivable', op: 'eq', value: id },
      { field: 'state', op: 'eq', value: 'toBeConfirmed' },
    ]),
  ]);
  return { payment, waiting };
}
