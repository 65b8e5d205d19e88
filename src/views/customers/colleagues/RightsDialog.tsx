import { useState } from 'react';
import type { Colleague, ColleagueRole } from '#services/colleagues.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import { RightsField } from './RightsField.tsx';
import { useColleagueEvent } from './useColleagueEvent.ts';

interface RightsDialogProps {
  readonly colleague: Colleague;
  readonly roles: readonly ColleagueRole[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Decides what a colleague may do. */
export function RightsDialog({ colleague: { id, name, roles: held }, roles, onClose, onDone }: RightsDialogProps) {
  const words = useWords();
  const [chosen, setChosen] = useState<readonly string[]>(held.map((role) => role.id));
  const { send, isPending, reasons, setReasons } = useColleagueEvent();
  const save = async (): Promise<void> => {
    if (chosen.length === 0) return setReasons({ roles: words.text('ui.colleague.rightsMissing') });
    if ((await send(id, { type: 'staff.colleagueRightsSet', roles: chosen })) === null) return undefined;
    toast({ tone: 'positive', title: words.text('ui.colleague.rightsSet', { name }) });
    onDone();
    return onClose();
  };
  const others = Object.entries(reasons).filter(([field]) => field !== 'roles');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.text('ui.colleague.rightsOf', { name })}
      dismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose}>{words.text('ui.part.cancel')}</Button>
          <Button tone="primary" isPending={isPending} onPress={() => void save()}>
            {words.text('ui.colleague.saveRights')}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {others.map(([field, reason]) => (
          <Notice key={field} tone="critical">
            {reason ?? ''}
          </Notice>
        ))}
        <RightsField roles={roles} value={chosen} onChange={setChosen} error={reasons['roles']} />
        <p>{words.text('ui.colleague.rightsMeans', { name })}</p>
      </Stack>
    </Dialog>
  );
}
