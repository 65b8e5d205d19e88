import { useMemo } from 'react';
import shipment from '#views/records/shipment/presentation.ts';
import type { ActDialogProps } from '#views/shapes/scan/things/ActDialog.tsx';
import { RecordAct } from '#views/shapes/scan/things/RecordAct.tsx';

/** An item that was marked as missing has turned up: an event of the shipment that is scanned. */
export function ShipmentAct({ station, about, type, onClose }: ActDialogProps) {
  const given = useMemo(() => ({ item: about }), [about]);
  const id = String(station.verdicts().plain()['shipment']);
  return <RecordAct aggregateType={shipment} id={id} about={about} type={type} given={given} onClose={onClose} />;
}
