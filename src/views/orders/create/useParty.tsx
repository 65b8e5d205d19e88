import { useMemo, useState, type ReactNode } from 'react';
import type { EventForm } from '#views/shapes/form/useEventForm.ts';
import { PARTY_FIELDS, type PastedParty, type PartyValues } from './pastedParty.ts';
import { PartyHead } from './PartyHead.tsx';
import { PastedNote } from './PastedNote.tsx';

interface Pasted extends PastedParty {
  readonly before: unknown;
}

const isNobody = (before: unknown): boolean =>
  typeof before !== 'object' || before === null || Object.values(before).every((value) => !value);

/** Quick ways to fill in one person whole, and what came of a paste. The words stand until the person is filled in anew. */
export function useParty(
  party: 'sender' | 'receiver',
  { draft, inputs: { change, touch } }: Pick<EventForm, 'draft' | 'inputs'>,
  isOwn: boolean,
): { readonly head: ReactNode; readonly foot: ReactNode } {
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const before = draft[party];
  const head = useMemo(() => {
    const fill = (values: PartyValues, paste: PastedParty | null): void => {
      change(party, values);
      for (const field of PARTY_FIELDS) touch(`${party}.${field}`);
      setPasted(paste && { ...paste, before });
    };
    return (
      <PartyHead
        party={party}
        isOwn={isOwn}
        onFill={(values) => fill(values, null)}
        onPaste={(paste) => fill(paste.values, paste)}
      />
    );
  }, [party, isOwn, before, change, touch]);
  const undo = (): void => {
    change(party, pasted?.before);
    setPasted(null);
  };
  const foot = pasted && (
    <PastedNote
      party={party}
      pasted={pasted}
      onUndo={isNobody(pasted.before) ? undefined : undo}
      onClose={() => setPasted(null)}
    />
  );
  return { head, foot };
}
