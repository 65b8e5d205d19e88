import { isPrinting, LabelPrinting } from '../print/LabelPrinting.tsx';
import type { Sketch } from '../sketch/sketch.ts';
import { useNoun } from '../sketch/useNoun.ts';
import { BulkDialog, type BulkDialogProps } from './BulkDialog.tsx';

/** What is being done at once, and for which. */
export type Acting = Pick<BulkDialogProps, 'type' | 'ids'>;

/** The window in which it is done. */
export default function BulkAct({ noun: sketch, ...props }: Omit<BulkDialogProps, 'noun'> & { readonly noun: Sketch }) {
  const noun = useNoun(sketch, props.onClose);
  if (!noun) return null;
  if (isPrinting(noun.id, props.type)) return <LabelPrinting noun={noun} ids={props.ids} onClose={props.onClose} />;
  return <BulkDialog noun={noun} {...props} />;
}
