import shipment from '#views/records/shipment/presentation.ts';
import { SessionList } from '#views/shapes/scan/sessions/SessionList.tsx';
import { useWords } from '#views/language/words.tsx';
import { receivingAddress } from './receiving/address.ts';
import { useReceivedFilters } from './useReceivedFilters.ts';

const COLUMNS = ['id', 'fromBranch', 'loaded', 'received', 'stored', 'notArrived', 'short', 'receivedAt'] as const;

/** Received and unfinished shipments of the branch, each leads to where it is received and scanned. */
export function ReceivedShipments() {
  const words = useWords();
  const received = useReceivedFilters();
  return (
    <SessionList
      aggregateType={shipment}
      title={words.text('ui.storage.received')}
      empty={words.text('ui.storage.noneReceived')}
      columns={COLUMNS}
      filters={received}
      sort="receivedAt"
      addressOf={receivingAddress}
    />
  );
}
