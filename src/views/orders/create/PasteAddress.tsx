import { useState } from 'react';
import { nationalOf } from '#machines/fields/phones.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { useReferences } from '#views/shapes/fields/references.ts';
import { Button } from '#views/ui/Button.tsx';
import { Checkbox } from '#views/ui/Checkbox.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Popover } from '#views/ui/Popover.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Status } from '#views/ui/Status.tsx';
import { TextArea } from '#views/ui/TextArea.tsx';
import { useWords } from '#views/language/words.tsx';
import { readPastedAddress, withUnknown } from './pastedAddress.ts';

const FIELDS = ['name', 'phone', 'city', 'address'] as const;

interface PasteAddressProps {
  readonly party: 'sender' | 'receiver';
  readonly change: (path: string, value: unknown) => void;
}

/** Fills in a sender or receiver from an address as pasted; what was not found or not understood is marked before. */
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
  const [takesUnknown, setTakesUnknown] = useState(false);
  const found = readPastedAddress(text, areas.entries);
  const { township, unknown } = found;
  const shown = {
    ...found,
    phone: found.phone && nationalOf(found.phone),
    city: found.city && areas.nameOf(found.city),
    address: takesUnknown ? withUnknown(found) : found.address,
  };
  const isEmpty = FIELDS.every((field) => shown[field] === null);
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
          items={[
            ...FIELDS.map((field) => ({
              id: field,
              term: labelOf('order', `${party}.${field}`, words, 'order.created'),
              detail: shown[field] ?? <Status tone="warning">{words.text('ui.create.notFound')}</Status>,
            })),
            ...(township === null
              ? []
              : [{ id: 'township', term: words.text('ui.create.township'), detail: areas.nameOf(township) }]),
          ]}
        />
      )}
      {unknown.length > 0 && (
        <Notice tone="warning" title={words.text('ui.create.notUnderstood')}>
          <ul>
            {unknown.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          <Checkbox isSelected={takesUnknown} onChange={setTakesUnknown}>
            {words.text('ui.create.takeUnknown')}
          </Checkbox>
        </Notice>
      )}
      {!isEmpty && (
        <Button tone="primary" onPress={fill}>
          {words.text('ui.create.fillIn')}
        </Button>
      )}
    </Stack>
  );
}
