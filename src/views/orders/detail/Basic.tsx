import { lazy, Suspense } from 'react';
import type { Order } from '#machines/order/context.ts';
import { order } from '#machines/order/index.ts';
import type { Stream, StreamRecord } from '#services/streams.ts';
import * as css from '#views/shapes/detail/Detail.css.ts';
import { fieldInfo } from '#views/shapes/fields/kind.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { Value } from '#views/shapes/fields/Value.tsx';
import type { OrderRow } from '#machines/order/row.ts';
import type { FieldOf } from '#views/shapes/list/options.ts';
import { Section } from '#views/ui/Card.tsx';
import { DescriptionList, type Description } from '#views/ui/DescriptionList.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/words.tsx';

const Chart = lazy(() => import('#views/shapes/chart/Chart.tsx'));

interface BasicProps {
  readonly row: OrderRow;
  readonly facts: Order;
  readonly stream: Stream;
  readonly records: readonly StreamRecord[];
}

type Field = FieldOf<typeof order>;

const SECTIONS: readonly {
  readonly title: 'sender' | 'receiver' | 'goods' | 'service' | 'handling';
  readonly fields: readonly Field[];
}[] = [
  { title: 'sender', fields: ['senderName', 'senderPhone', 'senderCity', 'senderAddress', 'merchantName'] },
  { title: 'receiver', fields: ['receiverName', 'receiverPhone', 'receiverCity', 'receiverAddress', 'addressCode'] },
  {
    title: 'goods',
    fields: [
      'goodsName',
      'goodsType',
      'pieces',
      'weightGrams',
      'lengthMm',
      'widthMm',
      'heightMm',
      'billingWeightGrams',
      'volumeToWeightGrams',
      'remark',
    ],
  },
  {
    title: 'service',
    fields: [
      'source',
      'mailSn',
      'orderType',
      'deliveryWay',
      'station',
      'expectedDeliveryTime',
      'deliveryWindow',
      'payType',
      'chargeType',
      'insureAmount',
    ],
  },
  {
    title: 'handling',
    fields: [
      'collectorName',
      'sorterName',
      'delivererName',
      'nextBranch',
      'shelf',
      'package',
      'shipment',
      'vehicle',
      'attempts',
      'rejectReason',
      'rejectReturnType',
      'returnCharging',
      'timedOut',
      'printCount',
      'lastPrintedAt',
    ],
  },
];

/** What the order is: the parties, the goods, the service, who handled it, and the way it took. */
export function Basic({ row, facts, stream, records }: BasicProps) {
  const words = useWords();
  const described = (field: Field): Description => ({
    id: field,
    term: labelOf('order', field, words),
    detail: isNothing(row[field]) ? null : (
      <Value machine="order" info={fieldInfo(field, order.rowSchema.shape[field])} value={row[field]} />
    ),
  });
  return (
    <div className={css.titles}>
      <div className={css.columns}>
        {SECTIONS.map(({ title, fields }) => (
          <Section key={title} title={words.text(`ui.order.section.${title}`)}>
            <DescriptionList items={fields.map(described)} />
          </Section>
        ))}
        {facts.prints.length > 0 && (
          <Section title={words.text('ui.order.prints')}>
            <DescriptionList
              columns={1}
              items={facts.prints.map(({ at, kind, count, by }, index) => ({
                id: String(index),
                term: words.instant(at),
                detail: `${words.text<string>(`value.kind.${kind}`)} × ${count} · ${by}`,
              }))}
            />
          </Section>
        )}
      </div>
      <Section title={words.text('ui.chart.name')}>
        <Suspense fallback={<Skeleton />}>
          <Chart noun={order} state={stream.row.state} records={records} />
        </Suspense>
      </Section>
    </div>
  );
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
