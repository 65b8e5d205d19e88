import type { Fees } from '#machines/money/freight.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Create.css.ts';

const PARTS = [
  ['basic', 'feeBasic'],
  ['urgent', 'feeUrgent'],
  ['insurance', 'feeInsurance'],
  ['storage', 'feeStorage'],
  ['platform', 'feePlatform'],
] as const satisfies readonly (readonly [keyof Fees, string])[];

/** Price of the parcel for the current form, part by part. */
export function Quote({ fees, reason }: { fees: Fees | null; reason: string }) {
  const words = useWords();
  const money = (amount: number | undefined): string => (amount === undefined ? '–' : words.amount(amount));
  return (
    <Section title={words.text('ui.create.quote')}>
      <table className={css.quote}>
        <tbody>
          {PARTS.map(([part, field]) => (
            <tr key={part}>
              <th scope="row">{labelOf('order', field, words)}</th>
              <td>{money(fees?.[part])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{labelOf('order', 'freightTotal', words)}</th>
            <td>
              <output aria-live="polite">{fees ? words.money(fees.total, 'MMK') : '–'}</output>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={css.hint}>
        {fees
          ? words.text('ui.create.weights', {
              billing: words.weight(fees.billingWeightGrams),
              volume: words.weight(fees.volumeToWeightGrams),
            })
          : reason}
      </p>
    </Section>
  );
}
