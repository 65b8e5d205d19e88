import { useMemo } from 'react';
import shipment from '#views/records/shipment/presentation.ts';
import { useSession } from '#views/session.ts';
import { SessionList } from '#views/shapes/scan/SessionList.tsx';
import { useWords } from '#views/words.tsx';

const COLUMNS = ['id', 'fromBranch', 'loaded', 'received', 'stored', 'notArrived', 'short', 'receivedAt'] as const;

const addressOf = (id: string): string => `/warehousing/shippingDetail?id=${encodeURIComponent(id)}`;

/** Received and unfinished shipments of the branch, each linked to its items. */
export function ReceivedShipments() {
  const words = useWords();
  const branch = useSession().context.user?.branch ?? null;
  const received = useMemo(
    () => [
      { field: 'state', op: 'eq', value: 'received' } as const,
      { field: 'finish', op: 'eq', value: 'unfinished' } as const,
      ...(branch === null ? [] : [{ field: 'toBranch', op: 'eq', value: branch } as const]),
    ],
    [branch],
  );
  return (
    <SessionList
      aggregateType={shipment}
      title={words.text('ui.storage.received')}
      empty={words.text('ui.storage.noneReceived')}
      columns={COLUMNS}
      filters={received}
      sort="receivedAt"
      addressOf={addressOf}
    />
  );
}
