import { arriving } from '#views/ui/arriving.tsx';
import type { Presented } from '../presentation/presentation.ts';
import type { PrintDialogProps } from './PrintDialog.tsx';

const PrintDialog = arriving(() => import('./PrintDialog.tsx'));

/** Returns true if an event prints labels, which has a dialog of its own. */
export const isPrinting = ({ print }: Pick<Presented, 'print'>, type: string): boolean => print?.event === type;

/** The window in which labels of an aggregate type's aggregates are printed; it loads when it is opened. */
export function LabelPrinting({
  aggregateType,
  ...props
}: Omit<PrintDialogProps, 'print'> & { readonly aggregateType: Presented }) {
  return aggregateType.print && <PrintDialog aggregateType={aggregateType} print={aggregateType.print} {...props} />;
}
