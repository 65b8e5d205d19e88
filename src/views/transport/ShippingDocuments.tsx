import { useMemo } from 'react';
import shipment from '#views/records/shipment/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { useSession } from '#views/session/useSession.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Begin } from '#views/shapes/scan/sessions/Begin.tsx';
import * as css from '#views/shapes/scan/Scan.css.ts';
import { SessionList } from '#views/shapes/scan/sessions/SessionList.tsx';
import { useWords } from '#views/language/words.tsx';

const CREATED = 'shipment.created';
const OPEN = [
  'id',
  'fromBranch',
  'toBranch',
  'kind',
  'loaded',
  'orders',
  'grams',
  'driver',
  'plateNumber',
  'createdAt',
] as const;
const SENT = [
  'id',
  'state',
  'fromBranch',
  'toBranch',
  'loaded',
  'orders',
  'grams',
  'driver',
  'departedAt',
  'eta',
] as const;

const addressOf = (id: string): string => `/transport/shipping?id=${encodeURIComponent(id)}`;
const detailOf = (id: string): string => recordAddress('shipment', id);

/** Transport documents that the branch has to load, those sent last, and a button that creates another. */
export function ShippingDocuments() {
  const words = useWords();
  const branch = useSession().context.user?.branch ?? null;
  const [open, sent] = useMemo(() => {
    const own = branch === null ? [] : [{ field: 'fromBranch', op: 'eq' as const, value: branch }];
    return [
      [{ field: 'state', op: 'eq' as const, value: 'enabled' }, ...own],
      [{ field: 'state', op: 'in' as const, value: ['shippedOut', 'sentToStation', 'sentToAirport'] }, ...own],
    ] as const;
  }, [branch]);
  const given = useMemo(() => (branch === null ? undefined : { fromBranch: branch }), [branch]);
  return (
    <section className={css.page}>
      <header className={detail.head}>
        <h1 className={detail.title}>{words.text('screen.Shipping')}</h1>
        <Begin aggregateType={shipment} type={CREATED} {...(given && { given })} addressOf={addressOf} />
      </header>
      <SessionList
        aggregateType={shipment}
        title={words.text('ui.fill.toLoad')}
        empty={words.text('ui.fill.noneToLoad')}
        columns={OPEN}
        filters={open}
        sort="createdAt"
        addressOf={addressOf}
      />
      <SessionList
        aggregateType={shipment}
        title={words.text('ui.fill.sentLately')}
        empty={words.text('ui.fill.noneSent')}
        columns={SENT}
        filters={sent}
        sort="departedAt"
        addressOf={detailOf}
      />
    </section>
  );
}
