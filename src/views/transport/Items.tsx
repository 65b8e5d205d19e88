import shipment from '#views/records/shipment/presentation.ts';
import { PartActs } from '#views/shapes/detail/PartActs.tsx';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import type { Shown } from '#views/shapes/detail/options.ts';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Status } from '#views/ui/Status.tsx';
import type { Tone } from '#views/ui/theme/tokens.ts';
import { useWords } from '#views/language/words.tsx';

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

/** Items of the list with their results and the actions for each. */
export function Items({ row, aggregate, reload }: Shown<typeof shipment>) {
  const words = useWords();
  const title = words.text('ui.transport.items');
  if (row.items.length === 0)
    return (
      <EmptyState icon="box" title={words.text('ui.transport.noItems')} text={words.text('ui.transport.noItemsHint')} />
    );
  return (
    <Section title={title}>
      <PlainTable
        label={title}
        rows={row.items}
        keyOf={({ item }) => item}
        columns={[
          {
            title: words.text('field.shipment.item'),
            isRowHead: true,
            cell: ({ kind, item }) => <RecordLink to={kind} id={item} />,
          },
          {
            title: words.text('field.shipment.orders'),
            isNumber: true,
            cell: ({ orders }) => words.number(orders),
          },
          { title: words.text('field.shipment.grams'), isNumber: true, cell: ({ grams }) => words.weight(grams) },
          {
            title: words.text('field.shipment.state'),
            cell: ({ state }) => (
              <Status tone={STATE_TONES[state]}>{words.text<string>(`value.itemState.${state}`)}</Status>
            ),
          },
          {
            title: words.text('ui.transport.flag'),
            cell: ({ flag }) =>
              flag !== null && <Status tone={FLAG_TONES[flag]}>{words.text<string>(`value.itemFlag.${flag}`)}</Status>,
          },
          {
            title: words.text('field.shipment.reason'),
            cell: ({ reason, since }) => [reason, since !== null && ` · ${words.instant(since)}`],
          },
          {
            title: words.text('ui.part.actions'),
            cell: ({ item }) => (
              <PartActs
                aggregateType={shipment}
                aggregate={aggregate}
                types={ACTS}
                part={{ item }}
                name={item}
                onDone={reload}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}
