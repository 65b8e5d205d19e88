import { useState } from 'react';
import { playable } from '#instruments/sandbox/beginnings.ts';
import type { Step } from '#instruments/sandbox/run.ts';
import { readCase } from '#instruments/services/cases.ts';
import { failureOf, isMissing, wordFailure } from '#services/failure.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Form } from '#views/ui/Form.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Select } from '#views/ui/Select.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';
import { kindTitle } from '#views/shapes/log/eventNames.tsx';

/** Loads an anonymous real case, to be replayed event by event. */
export function RealCase({ machine, onCase }: { machine: string; onCase: (steps: readonly Step[]) => void }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const title = words.text('ui.simulate.realCase');
  return (
    <>
      <Button icon="file" onPress={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && <CaseDialog machine={machine} title={title} onCase={onCase} onClose={() => setOpen(false)} />}
    </>
  );
}

interface CaseDialogProps {
  readonly machine: string;
  readonly title: string;
  readonly onCase: (steps: readonly Step[]) => void;
  readonly onClose: () => void;
}

function CaseDialog({ machine: first, title, onCase, onClose }: CaseDialogProps) {
  const words = useWords();
  const [machine, setMachine] = useState(first);
  const [id, setId] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const submit = async (): Promise<void> => {
    const wanted = id.trim();
    if (wanted === '') return setError(words.text('ui.simulate.caseMissing'));
    setPending(true);
    try {
      const events = await readCase(machine, wanted, { ownFailure: true });
      onCase(events.map((event) => ({ kind: 'recorded', machine, event })));
      onClose();
    } catch (caught) {
      const failure = failureOf(caught);
      if (!failure) throw caught;
      setError(isMissing(failure) ? words.text('ui.detail.missing', { id: wanted }) : wordFailure(failure, words));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(stays) => !stays && onClose()}
      title={title}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{words.text('ui.part.cancel')}</Button>
          <Button tone="primary" isPending={pending} onPress={() => void submit()}>
            {words.text('ui.simulate.replay')}
          </Button>
        </>
      }
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="m">
          <Notice tone="info">{words.text('ui.simulate.caseHint')}</Notice>
          {error !== null && <Notice tone="critical">{error}</Notice>}
          <Select
            label={words.text('ui.model.machine')}
            choices={playable.map((aggregateType) => ({
              id: aggregateType.id,
              label: kindTitle(aggregateType.id, words),
            }))}
            value={machine}
            onChange={(key) => setMachine(String(key))}
          />
          <TextField label={words.text('ui.simulate.caseNumber')} autoComplete="off" value={id} onChange={setId} />
          <input type="submit" hidden />
        </Stack>
      </Form>
    </Dialog>
  );
}
