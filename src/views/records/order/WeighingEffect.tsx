import { useEffect, useState } from 'react';
import type { Order } from '#machines/order/context.ts';
import { failureOf } from '#services/failure.ts';
import { readTariffOfOrder, type TariffEntry } from '#services/prices.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import type { EffectProps } from '#views/shapes/form/effect.ts';
import { useWords } from '#views/language/words.tsx';
import { hidden } from '#views/ui/Hidden.css.ts';
import * as css from './WeighingEffect.css.ts';
import { weighingOf } from './weighing.ts';

/** The tariff by which the order is priced: undefined while it loads, null if there is none or no connection. */
function useTariff(id: string): TariffEntry | null | undefined {
  const [tariff, setTariff] = useState<TariffEntry | null>();
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const found = await readTariffOfOrder(id, { ownFailure: true, ownForbidden: true }).catch((error: unknown) => {
        if (!failureOf(error)) throw error;
        return null;
      });
      if (isWanted) setTariff(found);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [id]);
  return tariff;
}

/** The present weight and freight beside the measured ones, and who pays the difference, before the event is sent. */
export default function WeighingEffect({ aggregate, event, data }: EffectProps) {
  const words = useWords();
  const tariff = useTariff(aggregate.id);
  const order = aggregate.context as Order;
  const weighing = weighingOf(order, data, tariff ?? null);
  if (!weighing) return null;
  const { declaredGrams, presentGrams, weighedGrams, present, next } = weighing;
  const signed = (difference: number, written: string): string => `${difference > 0 ? '+' : ''}${written}`;
  const weight = (before: number, after: number) =>
    [words.weight(before), words.weight(after), signed(after - before, words.weight(after - before))] as const;
  const rows: (readonly [label: string, cells: readonly string[]])[] = [
    [labelOf('order', 'weightGrams', words), weight(presentGrams, weighedGrams)],
  ];
  if (next && order.chargeType === 'volume')
    rows.push([
      labelOf('order', 'billingWeightGrams', words),
      weight(present.billingWeightGrams, next.billingWeightGrams),
    ]);
  const more = next ? next.total - present.total : 0;
  rows.push([
    `${labelOf('order', 'freightTotal', words)} (MMK)`,
    [words.amount(present.total), next ? words.amount(next.total) : '–', next ? signed(more, words.amount(more)) : '–'],
  ]);
  const isDeclared = event === 'order.collected' || event === 'order.transshipmentReceived';
  return (
    <section className={css.effect} aria-label={words.text('ui.weighing.title')}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={hidden}>{words.text('ui.order.field')}</span>
            </th>
            <th scope="col">{words.text(isDeclared ? 'ui.weighing.declared' : 'ui.weighing.present')}</th>
            <th scope="col">{words.text('ui.weighing.weighed')}</th>
            <th scope="col">{words.text('ui.weighing.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cells]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, place) => (
                // The columns are always the same three.
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {declaredGrams !== presentGrams && (
        <p className={css.line}>{words.text('ui.weighing.declaredFirst', { weight: words.weight(declaredGrams) })}</p>
      )}
      <p className={css.line} aria-live="polite">
        {next
          ? words.text(more === 0 ? 'ui.weighing.same' : `ui.weighing.${more > 0 ? 'more' : 'less'}.${order.payType}`, {
              amount: words.money(Math.abs(more), 'MMK'),
            })
          : words.text(tariff === undefined ? 'ui.weighing.loading' : 'ui.weighing.noPrice')}
      </p>
    </section>
  );
}
