import { useState } from 'react';
import { nationalOf } from '#machines/fields/phones.ts';
import { useReferences } from '#views/shapes/fields/references.ts';
import { Button } from '#views/ui/Button.tsx';
import { ComboBox } from '#views/ui/ComboBox.tsx';
import { Popover } from '#views/ui/Popover.tsx';
import { useWords } from '#views/language/words.tsx';
import type { PartyValues } from './pastedParty.ts';
import { useFoundParties } from './useFoundParties.ts';

interface FindPartyProps {
  readonly party: 'sender' | 'receiver';
  readonly onFill: (values: PartyValues) => void;
}

/** Fills in a sender or receiver of any own order, found by name while it is typed. */
export function FindParty(props: FindPartyProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const title = words.text<string>(`ui.create.find.${props.party}`);
  return (
    <Popover
      label={title}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" icon="search">
          {title}
        </Button>
      }
    >
      <Finding {...props} onDone={() => setOpen(false)} />
    </Popover>
  );
}

function Finding({ party, onFill, onDone }: FindPartyProps & { readonly onDone: () => void }) {
  const words = useWords();
  const areas = useReferences('area');
  const [typed, setTyped] = useState('');
  const { parties, isAsking } = useFoundParties(party, typed);
  const fill = (place: number): void => {
    const found = parties[place];
    if (!found) return;
    onFill({ ...found, phone: nationalOf(found.phone) });
    onDone();
  };
  return (
    <ComboBox
      autoFocus
      filtered
      allowsCustomValue
      label={words.text(`ui.create.findName.${party}`)}
      loading={isAsking}
      choices={parties.map(({ name, phone, city, address }, place) => ({
        id: String(place),
        label: name,
        description: `${nationalOf(phone)} · ${address}, ${areas.nameOf(city)}`,
      }))}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(key) => key !== null && fill(Number(key))}
    />
  );
}
