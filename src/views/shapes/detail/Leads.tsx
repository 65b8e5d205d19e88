import { useState } from 'react';
import { usePlace } from '#views/place/screen.tsx';
import { arriving } from '#views/ui/arriving.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { isToAct } from '#views/place/useActInAddress.ts';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import type { BegunHere, Lead } from './options.ts';

const BeginDialog = arriving(() => import('../list/BeginDialog.tsx'));

/** Buttons that begin another record about this one, or act on it, for those who may. */
export function Leads({ leads }: { leads: readonly Lead[] }) {
  const words = useWords();
  const { go } = usePlace();
  const may = useMay();
  const [begun, setBegun] = useState<BegunHere | null>(null);
  const open = leads.filter(({ event }) => may(event));
  if (open.length === 0) return null;
  return (
    <Inline gap="s">
      {open.map((lead) => (
        <Button
          key={lead.event}
          icon={'address' in lead && isToAct(lead.address) ? 'arrowRight' : 'plus'}
          onPress={() => ('address' in lead ? go(lead.address) : setBegun(lead))}
        >
          {words.text<string>(lead.label ?? `event.${lead.event}`)}
        </Button>
      ))}
      {begun !== null && (
        <BeginDialog
          aggregateType={begun.begins}
          type={begun.event}
          initial={begun.initial}
          onClose={() => setBegun(null)}
          onDone={({ id }) => {
            setBegun(null);
            if (typeof id === 'string') go(begun.open(id));
          }}
        />
      )}
    </Inline>
  );
}
