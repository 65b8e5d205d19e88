import { useMemo } from 'react';
import shipment from '#views/records/shipment/presentation.ts';
import { useSession } from '#views/session/useSession.ts';
import { SessionList } from '#views/shapes/scan/sessions/SessionList.tsx';
import ConfirmDialog from '#views/ui/ConfirmDialog.tsx';
import { useWords } from '#views/language/words.tsx';
import { receivingAddress } from './address.ts';

const STATE = { field: 'state', width: 176 } as const;
const COLUMNS = ['id', STATE, 'fromBranch', 'eta', 'loaded', 'arrived', 'stored', 'driver', 'trainNumber'] as const;
const UNDER_WAY = ['shippedOut', 'sentToStation', 'sentToAirport', 'received'];

interface ShipmentsToReceiveProps {
  /** A shipment under way that the person is asked about; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (shipment: string | null) => void;
  readonly onReceive: (shipment: string) => Promise<void>;
}

/** Shipments on their way to the branch or received there and not finished, the newest first; one press opens its scan. */
export function ShipmentsToReceive({ chosen, onChoose, onReceive }: ShipmentsToReceiveProps) {
  const words = useWords();
  const branch = useSession().context.user?.branch ?? null;
  const filters = useMemo(
    () => [
      { field: 'state', op: 'in', value: UNDER_WAY } as const,
      { field: 'finish', op: 'eq', value: 'unfinished' } as const,
      ...(branch === null ? [] : [{ field: 'toBranch', op: 'eq', value: branch } as const]),
    ],
    [branch],
  );
  return (
    <>
      <SessionList
        aggregateType={shipment}
        title={words.text('ui.receiving.coming')}
        empty={words.text('ui.receiving.noneComing')}
        columns={COLUMNS}
        filters={filters}
        sort="eta"
        addressOf={receivingAddress}
      />
      <ConfirmDialog
        isOpen={chosen !== null}
        onOpenChange={(isOpen) => !isOpen && onChoose(null)}
        title={words.text('ui.receiving.ask', { shipment: chosen ?? '' })}
        consequence={words.text('ui.receiving.consequence')}
        confirmLabel={words.text('ui.receiving.confirm')}
        onConfirm={() => (chosen === null ? undefined : onReceive(chosen))}
      />
    </>
  );
}
