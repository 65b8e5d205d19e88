import { useState } from 'react';
import type { ListTools } from '#views/shapes/list/options.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Button } from '#views/ui/Button.tsx';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import { SET } from './inCharge.ts';

const SetInChargeDialog = arriving(() => import('./SetInChargeDialog.tsx'));

/** Button over the persons in charge that sets another one. */
export function SetInCharge({ reload }: ListTools) {
  const words = useWords();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(SET)) return null;
  return (
    <>
      <Button icon="plus" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {words.text('ui.people.setInCharge')}
      </Button>
      {isOpen && <SetInChargeDialog onClose={() => setOpen(false)} onDone={reload} />}
    </>
  );
}
