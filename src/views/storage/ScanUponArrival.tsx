import { useCallback } from 'react';
import arrivalScan from '#views/records/arrivalScan/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { usePlace, useScreenSearch } from '#views/place/screen.tsx';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { openedText } from '#views/shapes/scan/sessions/openedText.ts';
import { scan } from '#views/shapes/scan/scan.tsx';
import { SessionsPage } from '#views/shapes/scan/sessions/SessionsPage.tsx';
import { useWords } from '#views/language/words.tsx';
import { itemColumns } from './arrivalScan/columns.tsx';
import { arrivalDesk, GROUPS_SHOWN } from './arrivalScan/desk.ts';
import { ShipmentAct } from './arrivalScan/ShipmentAct.tsx';
import { receivingFollower } from './receiving/follower.ts';
import { ShipmentEntry } from './receiving/ShipmentEntry.tsx';
import { ShipmentsToReceive } from './receiving/ShipmentsToReceive.tsx';
import { StoringChoice } from './receiving/StoringChoice.tsx';
import { useReceiving } from './receiving/useReceiving.ts';

const PATH = '/scan/scanUponArrival';

const ArrivalSession = scan({
  desk: arrivalDesk,
  groups: GROUPS_SHOWN,
  done: ['arrived'],
  beside: ['extra'],
  columns: itemColumns,
  ends: ['arrivalScan.finished', 'arrivalScan.abandoned'],
  title: ({ shipment }) => String(shipment),
  fields: (plain, words) => [
    <ReferenceText key="branch" to="branch" id={String(plain['branch'])} />,
    openedText(plain, words),
  ],
  addressOf: ({ key, listed }) => recordAddress(listed['kind'] === 'package' ? 'package' : 'order', key),
  dialogs: { 'shipment.itemFound': ShipmentAct },
  Extra: StoringChoice,
  follower: receivingFollower,
});

/**
 * Receive and scan (§4, scan upon arrival): one shipment, item by item, into stock as it comes. Without a number it
 * lists the shipments that come, and the open scans.
 */
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
const openOnes = [{ field: 'state', op: 'eq', value: 'open' }] as const;
const overOnes = [{ field: 'state', op: 'in', value: ['finished', 'abandoned'] }] as const;

const addressOf = (id: string): string => `${PATH}?id=${encodeURIComponent(id)}`;
/** Begins with the shipment that is chosen, scanned, or named by the address. */
function Arrivals() {
  const words = useWords();
  const [search, setSearch] = useScreenSearch();
  const { go } = usePlace();
  const onOpen = useCallback(
    (id: string): void => {
      // Coming back to the list does not open the scan again.
      setSearch('', { replace: true });
      go(addressOf(id));
    },
    [setSearch, go],
  );
  const { chosen, failure, choose, receiving } = useReceiving(search.get('shipment'), onOpen);
  const ask = useCallback(
    (shipment: string | null): void => {
      choose(shipment);
      // The same row can be pressed again. The question also closes when its scan has opened, at another address.
      if (shipment === null && new URLSearchParams(location.search).has('shipment')) setSearch('', { replace: true });
    },
    [choose, setSearch],
  );
  return (
    <SessionsPage
      aggregateType={arrivalScan}
      title={words.text('ui.receiving.title')}
      begin={{ entry: <ShipmentEntry failure={failure} onShipment={(id) => void receiving(id)} /> }}
      open={{ columns: OPEN, filters: openOnes, sort: 'openedAt' }}
      over={{ columns: OVER, filters: overOnes, sort: 'finishedAt' }}
      addressOf={addressOf}
    >
      <ShipmentsToReceive chosen={chosen} onChoose={ask} onReceive={receiving} />
    </SessionsPage>
  );
}
