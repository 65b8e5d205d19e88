import shipment from '#views/records/shipment/presentation.ts';
import { PartActs } from '#views/shapes/detail/PartActs.tsx';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import type { Shown } from '#views/shapes/detail/options.ts';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Status } from '#views/ui/Status.tsx';
import type { Tone } from '#views/ui/theme/tokens.ts';
import { useWords } from '#views/words.tsx';
import * as css from '#views/shapes/detail/Detail.css.ts';

/** Abnormal handling of an item (§4): arrived, not arrived, short, found, lost. */
const ACTS = [
  'shipment.itemArrived',
  'shipment.itemMarkedNotArrived',
  'shipment.itemMarkedShort',
  'shipment.itemFound',
  'shipment.itemLossReported',
  'shipment.itemLost',
] as const;

const STATE_TONES = { inTransit: 'progress', arrived: 'info', stored: 'positive', lost: 'critical' } as const;
const FLAG_TONES = { short: 'warning', notArrived: 'warning', lost: 'critical' } as const satisfies Record<
  string,
  Tone
>;

/** What is on the list, what came of it, and what can be done about each. */
export function Items({ row, aggregate, reload }: Shown<typeof shipment>) {
  const words = useWords();
  const title = words.text('ui.transport.items');
  if (row.items.length === 0)
    return (
      <EmptyState icon="box" title={words.text('ui.transport.noItems')} text={words.text('ui.transport.noItemsHint')} />
    );
  return (
    <Section title={title}>
      <Scroller label={title}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{words.text('field.shipment.item')}</th>
              <th scope="col" data-number>
                {words.text('field.shipment.orders')}
              </th>
              <th scope="col" data-number>
                {words.text('field.shipment.grams')}
              </th>
              <th scope="col">{words.text('field.shipment.state')}</th>
              <th scope="col">{words.text('ui.transport.flag')}</th>
              <th scope="col">{words.text('field.shipment.reason')}</th>
              <th scope="col">{words.text('ui.part.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {row.items.map(({ item, kind, orders, grams, state, flag, reason, since }) => (
              <tr key={item}>
                <th scope="row">
                  <RecordLink to={kind} id={item} />
                </th>
                <td data-number>{words.number(orders)}</td>
                <td data-number>{words.weight(grams)}</td>
                <td>
                  <Status tone={STATE_TONES[state]}>{words.text<string>(`value.itemState.${state}`)}</Status>
                </td>
                <td>
                  {flag !== null && (
                    <Status tone={FLAG_TONES[flag]}>{words.text<string>(`value.itemFlag.${flag}`)}</Status>
                  )}
                </td>
                <td>
                  {reason}
                  {since !== null && ` · ${words.instant(since)}`}
                </td>
                <td>
                  <PartActs
                    aggregateType={shipment}
                    aggregate={aggregate}
                    types={ACTS}
                    part={{ item }}
                    name={item}
                    onDone={reload}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Section>
  );
}
