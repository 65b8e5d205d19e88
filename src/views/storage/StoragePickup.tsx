import { StorageScreen } from './storageScan/StorageScreen.tsx';

/** In storage: pickup and delivered (§2): parcels that couriers bring back. */
export default function StoragePickup() {
  return <StorageScreen kind="pickup" path="/storage/pickup" />;
}
