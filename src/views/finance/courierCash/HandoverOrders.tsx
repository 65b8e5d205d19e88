import { useState } from 'react';
import type { courierCash } from '#machines/courierCash/index.ts';
import type { Shown } from '#views/shapes/detail/options.ts';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/language/words.tsx';
import { HeadedTable } from '../HeadedTable.tsx';
import * as css from '../finance.css.ts';
import { HandoverNotes } from './HandoverNotes.tsx';
import { expectedOf, handoversOf, minus, placeInQuestion, type Amounts, type Handover } from './handovers.ts';

/** The orders that a hand-over of cash comes from, with what each should have brought. */
export function HandoverOrders({ records }: Shown<typeof courierCash>) {
  const words = useWords();
  const handovers = handoversOf(records);
  const [chosen, setChosen] = useState<string | null>(null);
  const place = chosen === null ? placeInQuestion(handovers) : Number(chosen);
  const handover = handovers[place];
  if (!handover) return null;
  return (
    <>
      <HandoverNotes handover={handover} />
      <Section
        flush
        title={
          handover.at === null
            ? words.text('ui.finance.handover.now')
            : words.text('ui.finance.handover.of', { time: words.instant(handover.at) })
        }
        description={words.text('ui.finance.handover.hint')}
        actions={
          handovers.length > 1 && (
            <div className={css.chooser}>
              <Select
                label={words.text('event.courierCash.handedIn')}
                labelHidden
                choices={handovers.map(({ at }, index) => ({
                  id: String(index),
                  label:
                    at === null
                      ? words.text('ui.finance.handover.now')
                      : words.text('ui.finance.handover.of', { time: words.instant(at) }),
                }))}
                value={String(place)}
                onChange={(key) => setChosen(String(key))}
              />
            </div>
          )
        }
      >
        <HandoverTable handover={handover} />
      </Section>
    </>
  );
}

function HandoverTable({ handover }: { readonly handover: Handover }) {
  const words = useWords();
  const { before, brought, declared, found } = handover;
  const sums: readonly (readonly [string, Amounts | null])[] = [
    ['should', expectedOf(handover)],
    ['declared', declared],
    ['found', found],
    ['difference', found && declared && minus(found, declared)],
  ];
  if (brought.length === 0 && before.MMK === 0 && before.CNY === 0 && declared === null)
    return <EmptyState icon="wallet" title={words.text('ui.finance.handover.none')} />;
  return (
    <HeadedTable
      label={words.text('ui.finance.handover.tab')}
      heads={[
        ...(['order', 'stage', 'at'] as const).map((column) => words.text(`ui.finance.handover.${column}`)),
        'MMK',
        'CNY',
      ]}
    >
      <tbody>
        <SumRow name={words.text('ui.finance.handover.before')} amounts={before} style={css.cell} />
        {brought.map(({ version, order, stage, amounts, at }) => (
          <tr key={version} className={css.row}>
            <th scope="row" className={css.cell}>
              <RecordLink to="order" id={order} />
            </th>
            <td className={css.cell}>
              {words.text<string>(`value.stage.${stage}`)}
              {amounts.MMK + amounts.CNY < 0 && ` · ${words.text('ui.finance.handover.givenBack')}`}
            </td>
            <td className={css.cell}>{words.instant(at)}</td>
            <td className={css.cell}>{words.amount(amounts.MMK)}</td>
            <td className={css.cell}>{words.amount(amounts.CNY)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([name, amounts]) =>
          amounts === null ? null : (
            <SumRow
              key={name}
              name={words.text<string>(`ui.finance.handover.${name}`)}
              amounts={amounts}
              style={css.total}
            />
          ),
        )}
      </tfoot>
    </HeadedTable>
  );
}

function SumRow({
  name,
  amounts,
  style,
}: {
  readonly name: string;
  readonly amounts: Amounts;
  readonly style: string;
}) {
  const words = useWords();
  return (
    <tr className={css.row}>
      <th scope="row" colSpan={3} className={style}>
        {name}
      </th>
      <td className={style}>{words.amount(amounts.MMK)}</td>
      <td className={style}>{words.amount(amounts.CNY)}</td>
    </tr>
  );
}
