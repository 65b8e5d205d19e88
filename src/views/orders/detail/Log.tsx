import type { Modification, Order } from '#machines/order/context.ts';
import order from '#views/records/order/presentation.ts';
import type { Shown } from '#views/shapes/detail/options.ts';
import * as css from '#views/shapes/detail/Detail.css.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { RecordTimeline } from '#views/shapes/detail/RecordTimeline.tsx';
import { fieldInfo } from '#i18n/fieldsOf.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { Value } from '#views/shapes/fields/Value.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { useWords } from '#views/language/words.tsx';

/** All events, newest first, with the old and new values of each modification (§3). */
export function Log({ aggregate, records }: Shown<typeof order>) {
  const words = useWords();
  const keyFields = aggregate.context as Order;
  return (
    <div className={css.columns}>
      <Section title={words.text('ui.detail.operations')}>
        <RecordTimeline aggregateType={order} label={words.text('ui.detail.operations')} records={records} />
      </Section>
      <Section title={words.text('ui.order.modifications')}>
        {keyFields.modifications.length === 0 ? (
          <EmptyState icon="edit" title={words.text('ui.order.noModifications')} />
        ) : (
          <PlainTable
            label={words.text('ui.order.modifications')}
            rows={keyFields.modifications.toReversed()}
            keyOf={({ at, field }) => `${at} ${field}`}
            columns={[
              { title: words.text('ui.order.time'), cell: ({ at }) => words.instant(at) },
              {
                title: words.text('ui.order.modifier'),
                cell: ({ by }) => (by === '' ? words.text('ui.detail.staff') : by),
              },
              { title: words.text('ui.order.field'), cell: ({ field }) => labelOf('order', field, words) },
              {
                title: words.text('ui.order.before'),
                cell: ({ field, before }) => <Changed field={field} value={before} />,
              },
              {
                title: words.text('ui.order.after'),
                cell: ({ field, after }) => <Changed field={field} value={after} />,
              },
            ]}
          />
        )}
      </Section>
    </div>
  );
}

const shape: Readonly<Record<string, Parameters<typeof fieldInfo>[1]>> = order.rowSchema.shape;

function Changed({ field, value }: { field: string; value: Modification['before'] }) {
  if (value === null || value === '') return '–';
  const schema = shape[field];
  return schema ? <Value machine="order" info={fieldInfo(field, schema)} value={value} /> : String(value);
}
