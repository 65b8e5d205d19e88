import { useRef, useState } from 'react';
import { NAME_LEAST_CHARACTERS, NAME_MOST_CHARACTERS } from '#machines/fields/limits.ts';
import { Button } from '#views/ui/Button.tsx';
import { Checkbox } from '#views/ui/Checkbox.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Form } from '#views/ui/Form.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';

/** A person's settings of a view. */
export interface ViewDialogRequest {
  readonly name: string;
  readonly shared: boolean;
  readonly isDefault: boolean;
}

interface ViewDialogProps {
  readonly title: string;
  readonly request: ViewDialogRequest;
  /** Answers whether it was kept; the dialog stays where it was not. */
  readonly onSave: (request: ViewDialogRequest) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Names a view, and says for whom it is. */
export default function ViewDialog({ title, request, onSave, onClose }: ViewDialogProps) {
  const words = useWords();
  const [said, setSaid] = useState(request);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const { length } = said.name.trim();
  const limits = { min: NAME_LEAST_CHARACTERS, max: NAME_MOST_CHARACTERS };
  const isNamed = length >= limits.min && length <= limits.max;
  const save = async (): Promise<void> => {
    setTried(true);
    if (!isNamed) {
      field.current?.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    const kept = await onSave({ ...said, name: said.name.trim() });
    setBusy(false);
    if (kept) onClose();
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words.text('ui.part.cancel')}</Button>
          <Button tone="primary" isPending={busy} onPress={() => void save()}>
            {words.text('ui.views.save')}
          </Button>
        </>
      }
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div ref={field}>
          <TextField
            autoFocus
            isRequired
            label={words.text('ui.views.name')}
            value={said.name}
            error={tried && !isNamed ? words.text('ui.views.nameLength', limits) : undefined}
            onChange={(name) => setSaid({ ...said, name })}
          />
        </div>
        <Checkbox isSelected={said.shared} onChange={(shared) => setSaid({ ...said, shared })}>
          {words.text('ui.views.share')}
        </Checkbox>
        <Checkbox isSelected={said.isDefault} onChange={(isDefault) => setSaid({ ...said, isDefault })}>
          {words.text('ui.views.makeDefault')}
        </Checkbox>
      </Form>
    </Dialog>
  );
}
