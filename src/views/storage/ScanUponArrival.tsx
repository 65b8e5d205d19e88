import { useMemo } from 'react';
import arrivalScan from '#views/records/arrivalScan/presentation.ts';
import shipment from '#views/records/shipment/presentation.ts';
import { recordAddress } from '#views/addresses.ts';
import { useScreenSearch } from '#views/screen.tsx';
import { Begin } from '#views/shapes/scan/Begin.tsx';
import { scan } from '#views/shapes/scan/scan.tsx';
import { SessionList } from '#views/shapes/scan/SessionList.tsx';
import { SessionsPage } from '#views/shapes/scan/SessionsPage.tsx';
import { useWords } from '#views/words.tsx';
import { itemColumns } from './arrivalScan/columns.tsx';
import { arrivalDesk, GROUPS_SHOWN } from './arrivalScan/desk.ts';
import { useReceivedFilters } from './useReceivedFilters.ts';

const PATH = '/scan/scanUponArrival';
const OPENED = 'arrivalScan.opened';

const ArrivalSession = scan({
  desk: arrivalDesk,
  groups: GROUPS_SHOWN,
  done: ['arrived'],
  beside: ['extra'],
  columns: itemColumns,
  ends: ['arrivalScan.finished', 'arrivalScan.abandoned'],
  fields: (plain, words) => [
    `${words.text<string>('field.arrivalScan.shipment')} ${String(plain['shipment'])}`,
    String(plain['branch']),
    words.text('ui.scan.opened', {
      name: String(plain['openedByName']),
      time: words.instant(String(plain['openedAt'])),
    }),
  ],
  addressOf: ({ key, listed }) => recordAddress(listed['kind'] === 'package' ? 'package' : 'order', key),
});

/** Scan upon arrival (§4): one shipment, item by item. Without a number it lists the open scans and the shipments to begin. */
export default function ScanUponArrival() {
  const [search] = useScreenSearch();
  const id = search.get('id');
  return id === null ? <Arrivals /> : <ArrivalSession key={id} id={id} />;
}

const OPEN = ['id', 'shipment', 'branch', 'progress', 'arrived', 'total', 'extra', 'openedByName', 'openedAt'] as const;
const OVER = [
  'id',
  'state',
  'shipment',
  'branch',
  'arrived',
  'total',
  'missing',
  'short',
  'extra',
  'finishedAt',
  'reason',
] as const;
const RECEIVED = ['id', 'fromBranch', 'toBranch', 'loaded', 'received', 'driver', 'trainNumber', 'receivedAt'] as const;

const openOnes = [{ field: 'state', op: 'eq', value: 'open' }] as const;
const overOnes = [{ field: 'state', op: 'in', value: ['finished', 'abandoned'] }] as const;

const addressOf = (id: string): string => `${PATH}?id=${encodeURIComponent(id)}`;
const addressToBegin = (id: string): string => `${PATH}?shipment=${encodeURIComponent(id)}`;

function Arrivals() {
  const words = useWords();
  const [search] = useScreenSearch();
  const asked = search.get('shipment');
  const received = useReceivedFilters();
  const initial = useMemo(() => (asked === null ? undefined : { shipment: asked }), [asked]);
  return (
    <SessionsPage
      aggregateType={arrivalScan}
      title={words.text('screen.ScanUponArrival')}
      begin={<Begin key={asked} aggregateType={arrivalScan} type={OPENED} initial={initial} addressOf={addressOf} />}
      open={{ columns: OPEN, filters: openOnes, sort: 'openedAt' }}
      over={{ columns: OVER, filters: overOnes, sort: 'finishedAt' }}
      addressOf={addressOf}
    >
      <SessionList
        aggregateType={shipment}
        title={words.text('ui.arrival.toScan')}
        empty={words.text('ui.arrival.noneToScan')}
        columns={RECEIVED}
        filters={received}
        sort="receivedAt"
        addressOf={addressToBegin}
      />
    </SessionsPage>
  );
}
