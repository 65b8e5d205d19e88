import { useState } from 'react';
import { nationalOf } from '#machines/phones.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { useReferences } from '#views/shapes/fields/references.ts';
import { Button } from '#views/ui/Button.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { Popover } from '#views/ui/Popover.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Status } from '#views/ui/Status.tsx';
import { TextArea } from '#views/ui/TextArea.tsx';
import { useWords } from '#views/words.tsx';
import { readPastedAddress } from './pastedAddress.ts';

const FIELDS = ['name', 'phone', 'city', 'address'] as const;

interface PasteAddressProps {
  readonly party: 'sender' | 'receiver';
  readonly change: (path: string, value: unknown) => void;
}

/** Fills in a sender or receiver from an address as pasted; what was not found is marked before. */
export function PasteAddress(props: PasteAddressProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={words.text('ui.create.paste')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" icon="clipboard">
          {words.text('ui.create.paste')}
        </Button>
      }
    >
      <Pasted {...props} onDone={() => setOpen(false)} />
    </Popover>
  );
}

function Pasted({ party, change, onDone }: PasteAddressProps & { readonly onDone: () => void }) {
  const words = useWords();
  const areas = useReferences('area');
  const [text, setText] = useState('');
  const found = readPastedAddress(text, areas.entries);
  const shown = {
    ...found,
    phone: found.phone && nationalOf(found.phone),
    city: found.city && areas.nameOf(found.city),
  };
  const isEmpty = FIELDS.every((field) => found[field] === null);
  const fill = (): void => {
    for (const field of FIELDS)
      if (shown[field] !== null) change(`${party}.${field}`, field === 'city' ? found.city : shown[field]);
    onDone();
  };
  return (
    <Stack gap="m">
      <TextArea
        autoFocus
        label={words.text('ui.create.pasted')}
        description={words.text('ui.create.pastedHint')}
        value={text}
        onChange={setText}
      />
      {text.trim() !== '' && (
        <DescriptionList
          columns={1}
          items={FIELDS.map((field) => ({
            id: field,
            term: labelOf('order', `${party}.${field}`, words, 'order.created'),
            detail: shown[field] ?? <Status tone="warning">{words.text('ui.create.notFound')}</Status>,
          }))}
        />
      )}
      {!isEmpty && (
        <Button tone="primary" onPress={fill}>
          {words.text('ui.create.fillIn')}
        </Button>
      )}
    </Stack>
  );
}
