import { isPrinted, PRINTED } from '#machines/prints.ts';
import { arriving } from '#views/ui/arriving.tsx';
import type { PrintDialogProps } from './PrintDialog.tsx';

const PrintDialog = arriving(() => import('./PrintDialog.tsx'));

/** Whether an event is the printing of labels, which has a window of its own. */
export const isPrinting = (machine: string, type: string): boolean =>
  isPrinted(machine) && PRINTED[machine].event === type;

/** The window in which labels of a noun's lives are printed; it loads when it is opened. */
export function LabelPrinting({ noun, ...props }: Omit<PrintDialogProps, 'machine'>) {
  if (!isPrinted(noun.id)) return null;
  return <PrintDialog noun={noun} machine={noun.id} {...props} />;
}
