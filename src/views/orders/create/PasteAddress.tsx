import { useState } from 'react';
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
import { readPastedAddress } from './pastedAddress.ts';
import { PARTY_FIELDS, pastedParty, type PastedParty } from './pastedParty.ts';

interface PasteAddressProps {
  readonly party: 'sender' | 'receiver';
  readonly onPaste: (pasted: PastedParty) => void;
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

function Pasted({ party, onPaste, onDone }: PasteAddressProps & { readonly onDone: () => void }) {
  const words = useWords();
  const areas = useReferences('area');
  const [text, setText] = useState('');
  const [takesUnknown, setTakesUnknown] = useState(false);
  const found = readPastedAddress(text, areas.entries);
  const { unknown } = found;
  const person = pastedParty(found, takesUnknown);
  const shown = { ...person.values, city: found.city === null ? undefined : areas.nameOf(found.city) };
  const isEmpty = person.missing.length === PARTY_FIELDS.length;
  const fill = (): void => {
    onPaste(person);
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
          items={PARTY_FIELDS.map((field) => ({
            id: field,
            term: labelOf('order', `${party}.${field}`, words, 'order.created'),
            detail: shown[field] ?? <Status tone="warning">{words.text('ui.create.notFound')}</Status>,
          }))}
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
