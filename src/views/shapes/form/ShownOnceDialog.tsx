import { useState, type ReactNode } from 'react';
import { copyText } from '#services/clipboard.ts';
import { wordFailure } from '#services/failure.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useCall } from '#views/data/useCall.ts';
import { useWords } from '#views/language/words.tsx';

interface ShownOnceDialogProps {
  readonly title: string;
  /** Label of the button that makes the text; the title without one. */
  readonly label?: string | undefined;
  readonly tone: 'primary' | 'danger';
  /** Consequence and choices before the text is made. */
  readonly before: ReactNode;
  /** Makes the text on the server. */
  readonly make: () => Promise<string>;
  readonly children: (text: string) => ReactNode;
  readonly copy: string;
  readonly copied: string;
  /** Content below the button that copies. */
  readonly below?: ReactNode;
  readonly shownOnce: string;
  /** Buttons beside the one that closes. */
  readonly acts?: ReactNode;
  readonly noted: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Makes a secret text, such as a password or a key, and shows it once, to be copied. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { title, tone, before, make, children, below, shownOnce, acts, noted, onClose, onDone } = props;
  const words = useWords();
  const [text, setText] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const { call, isPending, failure } = useCall();
  const begin = (): Promise<void> =>
    call(async () => {
      setText(await make());
      onDone();
    });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="small"
      role={text === null ? 'alertdialog' : 'dialog'}
      dismissable={false}
      footer={
        text === null ? (
          <>
            <Button onPress={onClose}>{words.text('ui.part.cancel')}</Button>
            <Button tone={tone} isPending={isPending} onPress={() => void begin()}>
              {props.label ?? title}
            </Button>
          </>
        ) : (
          <>
            {acts}
            <Button tone="primary" onPress={onClose}>
              {noted}
            </Button>
          </>
        )
      }
    >
      <Stack gap="m">
        {failure && <Notice tone="critical">{wordFailure(failure, words)}</Notice>}
        {text === null ? (
          before
        ) : (
          <>
            {children(text)}
            <Button icon="copy" onPress={() => void copyText(text).then(setCopied)}>
              {isCopied ? props.copied : props.copy}
            </Button>
            {below}
            <Notice tone="warning">{shownOnce}</Notice>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
