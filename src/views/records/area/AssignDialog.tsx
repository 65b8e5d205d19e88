import { hasSought } from '#machines/kit/alike.ts';
import { useState } from 'react';
import type { Courier } from '#services/maps.ts';
import { intend, type Command } from '#services/propose.ts';
import { useMay } from '#views/session/useHolds.ts';
import { useProposed } from '#views/data/useProposed.ts';
import { Button } from '#views/ui/Button.tsx';
import { ComboBox } from '#views/ui/ComboBox.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { toast } from '#views/ui/toasts.ts';
import { useWords } from '#views/language/words.tsx';
import type { AreaEntry, Covered } from './coverage.ts';

interface AssignDialogProps {
  readonly township: Covered;
  readonly areas: readonly AreaEntry[];
  readonly couriers: readonly Courier[];
  readonly branchName: (id: string) => string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Puts a township into a responsible area, or gives it to a courier, or both at once. */
export function AssignDialog({ township, areas, couriers, branchName, onClose, onDone }: AssignDialogProps) {
  const words = useWords();
  const may = useMay();
  const [area, setArea] = useState<string | null>(null);
  const [courier, setCourier] = useState<string | null>(null);
  const { proposeAll, isPending, problems, setProblems } = useProposed();
  const chosen = areas.find(({ id }) => id === area);
  const person = couriers.find(({ id }) => id === courier);
  const narrows = person !== undefined && person.areas.length === 0;
  const commands: Command[] = [
    ...(chosen ? [intend('area', chosen.id, { type: 'area.amended', places: [...chosen.places, township.id] })] : []),
    ...(person
      ? [
          intend('staff', person.id, {
            type: 'staff.responsibleAreasSet',
            responsibleAreas: [...person.areas, township.id],
          }),
        ]
      : []),
  ];
  const assign = async (): Promise<void> => {
    if (commands.length === 0) return setProblems([words.text('ui.map.chooseOne')]);
    if (!(await proposeAll(commands))) return undefined;
    toast({ tone: 'positive', title: words.text('ui.map.assigned', { place: township.name }) });
    onDone();
    return onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.text('ui.map.assignTitle', { place: township.name })}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{words.text('ui.part.cancel')}</Button>
          <Button tone="primary" isPending={isPending} onPress={() => void assign()}>
            {words.text('ui.map.assign')}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {problems.map((problem) => (
          <Notice key={problem} tone="critical">
            {problem}
          </Notice>
        ))}
        {may('area.amended') && township.areas.length === 0 && (
          <ComboBox
            label={words.text('ui.map.toArea')}
            choices={areas.map(({ id, name, branch }) => ({ id, label: name, description: branchName(branch) }))}
            value={area}
            menuTrigger="focus"
            defaultFilter={hasSought}
            onChange={(key) => setArea(key === null ? null : String(key))}
          />
        )}
        {may('staff.responsibleAreasSet') && (
          <ComboBox
            label={words.text('ui.map.toCourier')}
            choices={couriers.map(({ id, name, branch }) => ({ id, label: name, description: branchName(branch) }))}
            value={courier}
            menuTrigger="focus"
            defaultFilter={hasSought}
            onChange={(key) => setCourier(key === null ? null : String(key))}
          />
        )}
        {narrows && (
          <Notice tone="warning">
            {words.text('ui.map.narrows', {
              name: person.name,
              branch: branchName(person.branch),
              place: township.name,
            })}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
