import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Stack } from './layout.tsx';
import { TextArea } from './TextArea.tsx';
import { useWords } from './words.tsx';

/** Asks before an irreversible act. The title asks, the text names the consequence, the button names the act. */
export interface ConfirmDialogProps {
  title: string;
  consequence: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** Asks for words too; `required` holds the button until there are some. */
  remark?: { label: string; required: boolean };
  /** May take its time; the dialog stays, pending, and closes when it is done. A rejection leaves it open. */
  onConfirm: (remark: string) => void | Promise<void>;
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export default function ConfirmDialog({
  title,
  consequence,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  remark,
  onConfirm,
  ...open
}: ConfirmDialogProps) {
  const words = useWords();
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const confirm = async (close: () => void): Promise<void> => {
    setPending(true);
    try {
      await onConfirm(text.trim());
      setText('');
      close();
    } finally {
      setPending(false);
    }
  };
  const missing = remark?.required === true && text.trim() === '' ? words.remarkMissing : undefined;
  return (
    <Dialog
      {...open}
      role="alertdialog"
      size="small"
      title={title}
      dismissable={!pending}
      footer={(close) => (
        <>
          <Button onPress={close}>{cancelLabel ?? words.cancel}</Button>
          <Button tone={tone} reason={missing} isPending={pending} onPress={() => void confirm(close)}>
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <Stack gap="l">
        <div>{consequence}</div>
        {remark !== undefined && (
          <TextArea label={remark.label} isRequired={remark.required} value={text} onChange={setText} bare />
        )}
      </Stack>
    </Dialog>
  );
}
