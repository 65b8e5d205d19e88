import { useState } from 'react';
import { usePlace } from '#views/place/screen.tsx';
import * as css from '#views/shapes/scan/Scan.css.ts';
import { useScanner } from '#views/shapes/scan/input/useScanner.ts';
import { Button } from '#views/ui/Button.tsx';
import { Form } from '#views/ui/Form.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';
import { shipmentCode } from './shipmentCode.ts';

interface ShipmentEntryProps {
  /** Why the last one was not opened; null for no reason. */
  readonly failure: string | null;
  readonly onShipment: (id: string) => void;
}

/** Takes a shipment by the code of its document: scanned anywhere on the screen, or typed. */
export function ShipmentEntry({ failure, onShipment }: ShipmentEntryProps) {
  const words = useWords();
  const { isShown } = usePlace();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const take = (code: string): void => {
    const shipment = shipmentCode(code);
    setText('');
    setFault(shipment === null ? words.text('ui.receiving.noShipment', { code: code.trim().slice(0, 40) }) : null);
    if (shipment !== null) onShipment(shipment);
  };
  useScanner(isShown, take);
  const error = fault ?? failure;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        take(text);
      }}
    >
      <div className={css.entry}>
        <div className={css.code}>
          <TextField
            bare
            label={words.text('ui.receiving.document')}
            icon="scan"
            value={text}
            onChange={setText}
            autoComplete="off"
            spellCheck="false"
            {...(error !== null && { error })}
          />
        </div>
        <Button type="submit">{words.text('ui.receiving.open')}</Button>
      </div>
    </Form>
  );
}
