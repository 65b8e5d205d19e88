import { StorageScreen } from './storageScan/StorageScreen.tsx';

/** In storage: pickup and delivered (§2): what couriers bring back. */
export default function StoragePickup() {
  return <StorageScreen kind="pickup" path="/storage/pickup" />;
}
