import { isPrinting, LabelPrinting } from '../print/LabelPrinting.tsx';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import { useAggregateType } from '../listDescriptor/useAggregateType.ts';
import { BulkDialog, type BulkDialogProps } from './BulkDialog.tsx';

/** A bulk action and its records. */
export type Acting = Pick<BulkDialogProps, 'type' | 'ids'>;

/** The window in which it is done. */
export default function BulkAct({
  aggregateType: listDescriptor,
  ...props
}: Omit<BulkDialogProps, 'aggregateType'> & { readonly aggregateType: ListDescriptor }) {
  const aggregateType = useAggregateType(listDescriptor, props.onClose);
  if (!aggregateType) return null;
  if (isPrinting(aggregateType, props.type))
    return <LabelPrinting aggregateType={aggregateType} ids={props.ids} onClose={props.onClose} />;
  return <BulkDialog aggregateType={aggregateType} {...props} />;
}
