import type { Order } from '#machines/order/context.ts';
import order from '#views/records/order/presentation.ts';
import { stages } from '#machines/money/stages.ts';
import type { Shown } from '#views/shapes/detail/options.ts';
import * as css from '#views/shapes/detail/Detail.css.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import { choiceOf, labelOf } from '#views/shapes/fields/labels.ts';
import { StateStatus } from '#views/shapes/fields/StateStatus.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { useWords } from '#views/language/words.tsx';
import { amountColumns, type AmountColumn } from './bothCurrencies.ts';

const FEES = ['feeBasic', 'feeUrgent', 'feeInsurance', 'feeStorage', 'feePlatform'] as const;

/**
 * Money of the order: costs, amounts due and paid at each stage, extra fees, and the exchange rate used. An order between
 * China and Myanmar has its costs and stages in both currencies (§9).
 */
export function Finance({ row, aggregate }: Shown<typeof order>) {
  const keyFields = aggregate.context as Order;
  const regions = aggregate.states;
  const words = useWords();
  const label = (field: string): string => labelOf('order', field, words);
  const money = (amount: number): string => words.money(amount, 'MMK');
  const rate = keyFields.crossBorder ? row.exchangeRate : null;
  const fees = amountColumns(
    FEES.map((fee) => row[fee]),
    rate,
    words,
  );
  const due = amountColumns(
    stages.map((stage) => keyFields.due[stage]),
    rate,
    words,
  );
  const paid = amountColumns(
    stages.map((stage) => keyFields.paid[stage]),
    rate,
    words,
  );
  return (
    <div className={css.columns}>
      <Section title={words.text('ui.order.fees')}>
        <Scroller label={words.text('ui.order.fees')}>
          <table className={css.table}>
            <tbody>
              {FEES.map((fee, place) => (
                <tr key={fee}>
                  <th scope="row">{label(fee)}</th>
                  <PartCells columns={fees} place={place} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{label('freightTotal')}</th>
                <TotalCells columns={fees} />
              </tr>
            </tfoot>
          </table>
        </Scroller>
        {row.exchangeRate !== null && (
          <p>{words.text('ui.order.rate', { rate: words.money(row.exchangeRate, 'MMK') })}</p>
        )}
      </Section>
      <Section title={words.text('ui.order.stages')}>
        <Scroller label={words.text('ui.order.stages')}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{label('stage')}</th>
                <th scope="col">{words.text('ui.order.stageStatus')}</th>
                <th scope="col" data-number>
                  {words.text('ui.order.stageDue')}
                </th>
                <th scope="col" data-number>
                  {label('paid')}
                </th>
              </tr>
            </thead>
            <tbody>
              {stages.map((stage, place) => (
                <tr key={stage}>
                  <th scope="row">{words.text<string>(`value.stage.${stage}`)}</th>
                  <td>
                    <StateStatus aggregateType={order} state={regions[stage] ?? ''} />
                  </td>
                  <StackedCell amounts={due.map(({ parts }) => parts[place])} />
                  <StackedCell amounts={paid.map(({ parts }) => parts[place])} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {words.text('ui.order.sum')}
                </th>
                <StackedCell amounts={due.map(({ total }) => total)} />
                <StackedCell amounts={paid.map(({ total }) => total)} />
              </tr>
            </tfoot>
          </table>
        </Scroller>
      </Section>
      <Section title={label('extraFees')}>
        {keyFields.extraFees.length === 0 ? (
          <EmptyState icon="receipt" title={words.text('ui.order.noExtraFees')} />
        ) : (
          <PlainTable
            label={label('extraFees')}
            rows={keyFields.extraFees}
            keyOf={({ at, kind }) => `${at} ${kind}`}
            columns={[
              { title: words.text('ui.order.time'), cell: ({ at }) => words.instant(at) },
              { title: label('kind'), cell: ({ kind }) => choiceOf('order', 'kind', kind, words) },
              { title: label('channel'), cell: ({ channel }) => choiceOf('order', 'channel', channel, words) },
              { title: label('stage'), cell: ({ stage }) => choiceOf('order', 'stage', stage, words) },
              { title: label('amount'), isNumber: true, cell: ({ amount }) => money(amount) },
            ]}
          />
        )}
      </Section>
    </div>
  );
}

interface TotalCellsProps {
  readonly columns: readonly AmountColumn[];
}

/** Cells of the sums, one for each currency. */
const TotalCells = ({ columns }: TotalCellsProps) =>
  columns.map(({ currency, total }) => (
    <td key={currency} data-number>
      {total}
    </td>
  ));

/** Cells of one part, one for each currency. */
const PartCells = ({ columns, place }: TotalCellsProps & { readonly place: number }) =>
  columns.map(({ currency, parts }) => (
    <td key={currency} data-number>
      {parts[place]}
    </td>
  ));

/** One cell with the same amount in each currency, one below the other: there is no room beside the states. */
const StackedCell = ({ amounts }: { readonly amounts: readonly (string | undefined)[] }) => (
  <td data-number>
    {amounts.map((amount, place) => (
      <div key={place === 0 ? 'MMK' : 'CNY'}>{amount}</div>
    ))}
  </td>
);
