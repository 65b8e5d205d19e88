import { useCallback } from 'react';
import type { BankLine } from '#machines/bankLine/context.ts';
import type { AskOptions } from '#services/http.ts';
import { page, type Filter } from '#services/page.ts';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { RecordLinks } from '#views/shapes/fields/RecordLink.tsx';
import type { EffectProps } from '#views/shapes/form/effect.ts';
import { Notice } from '#views/ui/Notice.tsx';

const MOST_NAMED = 5;

/** Says beside a match which records of the line's amount are confirmed already and in no line: those are linked instead. */
export default function ConfirmedOfAmount({ aggregate }: Pick<EffectProps, 'aggregate'>) {
  const words = useWords();
  const { paidIn, paidOut } = aggregate.context as BankLine;
  const machine = paidIn === null ? 'paymentSlip' : 'receipt';
  const amount = paidIn ?? paidOut ?? 0;
  const read = useCallback((options: AskOptions) => freeOf(machine, amount, options), [machine, amount]);
  const { answer } = useAsked(read);
  if (!answer || answer.length === 0) return null;
  return (
    <Notice tone="info" title={words.text('ui.bank.confirmedBefore', { act: words.text('event.bankLine.linked') })}>
      <RecordLinks to={machine} ids={answer} />
    </Notice>
  );
}

/** Reads the confirmed records of an amount that no line has. */
async function freeOf(machine: 'receipt' | 'paymentSlip', amount: number, options: AskOptions): Promise<string[]> {
  const idsOf = async (of: string, filters: readonly Filter[], field: string): Promise<string[]> => {
    const query = { pageNum: 1, pageSize: MOST_NAMED, filters, sort: [{ field: 'id', dir: 'desc' as const }] };
    const { records } = await page(of, query, { ...options, ownForbidden: true });
    return records.map((row) => String(row[field]));
  };
  const confirmed = await idsOf(
    machine,
    [
      { field: 'state', op: 'eq', value: 'confirmed' },
      { field: 'amount', op: 'eq', value: amount },
    ],
    'id',
  );
  if (confirmed.length === 0) return [];
  const held = await idsOf('bankLine', [{ field: machine, op: 'in', value: confirmed }], machine);
  return confirmed.filter((id) => !held.includes(id));
}
