import { useState } from 'react';
import { intend } from '#services/propose.ts';
import { ReferencePicker } from '#views/shapes/fields/ReferencePicker.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useProposed } from '#views/data/useProposed.ts';
import { useWords } from '#views/language/words.tsx';
import { SET } from './inCharge.ts';

interface SetInChargeDialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Finds a member of staff and makes the person the one in charge of the own branch. */
export default function SetInChargeDialog({ onClose, onDone }: SetInChargeDialogProps) {
  const words = useWords();
  const [person, setPerson] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const { proposeAll, isPending, problems } = useProposed();
  const set = async (): Promise<void> => {
    setMissing(person === undefined);
    if (person === undefined || !(await proposeAll([intend('staff', person, { type: SET })]))) return;
    onDone();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.text('ui.people.setInCharge')}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{words.text('ui.part.cancel')}</Button>
          <Button tone="primary" isPending={isPending} onPress={() => void set()}>
            {words.text('event.staff.personInChargeSet')}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <p>{words.text('about.event.staff.personInChargeSet')}</p>
        {problems.map((problem) => (
          <Notice key={problem} tone="critical">
            {problem}
          </Notice>
        ))}
        <ReferencePicker
          to="staff"
          name="person"
          label={words.text('ui.people.person')}
          isRequired
          error={isMissing ? words.text('ui.people.choosePerson') : undefined}
          value={person}
          onChange={(id) => setPerson(id ?? undefined)}
        />
      </Stack>
    </Dialog>
  );
}
