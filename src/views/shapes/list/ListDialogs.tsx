import { useCallback } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { withAllMessages } from '#views/language/withAllMessages.ts';
import { usePlace } from '#views/place/screen.tsx';
import { arriving } from '#views/ui/arriving.tsx';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import type { ListOptions, ListTools } from './options.ts';
import type { ListScreenState } from './useListScreen.ts';

const BeginDialog = arriving(withAllMessages(() => import('./BeginDialog.tsx')));
const ColumnPanel = arriving(withAllMessages(() => import('#views/ui/grid/ColumnPanel.tsx')));
const PrintList = arriving(withAllMessages(() => import('./print/PrintList.tsx')));

/** The window that is open over a list: its columns, its print, or the form of an event that begins a record. */
export type ListDialog = 'columns' | 'print' | { readonly begins: string };

export interface ListDialogsProps {
  readonly list: {
    readonly aggregateType: ListDescriptor;
    readonly options: Pick<ListOptions<AggregateType>, 'initial' | 'begun'>;
  };
  readonly screen: ListScreenState;
  readonly tools: Pick<ListTools, 'columns'>;
  readonly heading: string;
  readonly dialog: ListDialog;
  readonly onDialog: (next: ListDialog | null) => void;
}

/** The open window of a list. */
export default function ListDialogs({
  list: { aggregateType, options },
  screen: { rows, columns, arranged, arrange, said },
  tools,
  heading,
  dialog,
  onDialog,
}: ListDialogsProps) {
  const { go } = usePlace();
  const close = useCallback(() => onDialog(null), [onDialog]);
  if (dialog === 'columns')
    return <ColumnPanel columns={columns} state={arranged} onConfirm={arrange} onClose={close} />;
  if (dialog === 'print')
    return (
      <PrintList
        title={heading}
        columns={columns}
        shown={tools.columns}
        ids={rows.ids}
        store={rows.store}
        total={rows.total}
        filters={said}
        onClose={close}
      />
    );
  const { initial, begun } = options;
  return (
    <BeginDialog
      aggregateType={aggregateType}
      type={dialog.begins}
      initial={typeof initial === 'function' ? initial() : initial}
      onClose={close}
      onDone={({ id }) => {
        rows.reload();
        if (begun && typeof id === 'string') go(begun(id));
      }}
    />
  );
}
