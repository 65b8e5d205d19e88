import { PrintSheet } from './PrintSheet.tsx';

/** After labels were recorded as printed for many orders, they are printed. */
export const PrintFollowup = ({ type, ids, onClose }: { type: string; ids: readonly string[]; onClose: () => void }) =>
  type === 'order.labelPrinted' && ids.length > 0 ? <PrintSheet ids={ids} onClose={onClose} /> : null;
