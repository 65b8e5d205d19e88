import { RecordDialog } from '#views/shapes/tree/RecordDialog.tsx';
import { usePresented } from '#views/data/usePresented.ts';

interface OwnSendersProps {
  /** Code of the own business customer. */
  readonly id: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The sender addresses that a business customer keeps, to edit. */
export default function OwnSenders({ id, onClose, onDone }: OwnSendersProps) {
  const merchant = usePresented('merchant');
  if (!merchant) return null;
  return (
    <RecordDialog
      aggregateType={merchant}
      id={id}
      type={'merchant.commonSendersSet'}
      onClose={onClose}
      onDone={() => {
        onClose();
        onDone();
      }}
    />
  );
}
