import { ReceivedShipments } from './ReceivedShipments.tsx';
import { StorageScreen } from './storageScan/StorageScreen.tsx';

/** In storage: transport (§2): items of received shipments. */
export default function BeWarehoused() {
  return (
    <StorageScreen kind="transport" path="/storage/beWarehoused">
      <ReceivedShipments />
    </StorageScreen>
  );
}
