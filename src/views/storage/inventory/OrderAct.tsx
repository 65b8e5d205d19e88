import { useMemo } from 'react';
import order from '#views/records/order/presentation.ts';
import type { ActDialogProps } from '#views/shapes/scan/things/ActDialog.tsx';
import { RecordAct } from '#views/shapes/scan/things/RecordAct.tsx';
import { parcelIn } from './desk.ts';

/** Adjustment of stock (operation 51): an event of the parcel's order, requested here or decided by a second person. */
export function OrderAct({ station, about, type, onClose }: ActDialogProps) {
  const given = useMemo(() => {
    const standing = station.verdicts().standingOf(about);
    const count = station.verdicts().id;
    if (type === 'order.requestWithdrawn') return {};
    if (type !== 'order.adjustmentRequested') return { count };
    return { count, finding: standing && parcelIn(standing.listed).expected ? 'missing' : 'found' };
  }, [station, about, type]);
  return <RecordAct aggregateType={order} id={about} about={about} type={type} given={given} onClose={onClose} />;
}
