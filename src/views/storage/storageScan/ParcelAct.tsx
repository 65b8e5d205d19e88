import order from '#views/records/order/presentation.ts';
import type { ActDialogProps } from '#views/shapes/scan/things/ActDialog.tsx';
import { RecordAct } from '#views/shapes/scan/things/RecordAct.tsx';

const nothing = {};

/** An event of the scanned parcel's order that lets it be stored, such as the end of its exception. */
export function ParcelAct({ about, type, onClose }: ActDialogProps) {
  return <RecordAct aggregateType={order} id={about} about={about} type={type} given={nothing} onClose={onClose} />;
}
