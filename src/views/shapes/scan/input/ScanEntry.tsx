import { useState, type ClipboardEvent } from 'react';
import { Button } from '#views/ui/Button.tsx';
import { Form } from '#views/ui/Form.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';
import { MOST_NUMBERS, numbersIn } from '../../list/find/numbers.ts';
import { isReadable } from './reading.ts';
import { Camera } from './Camera.tsx';
import * as css from '../Scan.css.ts';

/** Entry by hand: types one code, pastes many, or uses the camera. */
export function ScanEntry({ onScan }: { onScan: (codes: readonly string[]) => void }) {
  const words = useWords();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  const enter = (codes: readonly string[]): void => {
    if (codes.length > MOST_NUMBERS) return setError(words.text('ui.scan.tooMany', { most: MOST_NUMBERS }));
    setError(undefined);
    setText('');
    if (codes.length > 0) onScan(codes);
  };
  const paste = (event: ClipboardEvent): void => {
    const codes = numbersIn(event.clipboardData.getData('text'));
    if (codes.length < 2) return;
    event.preventDefault();
    enter(codes);
  };
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = text.trim();
          const codes = numbersIn(typed);
          if (typed === '') setError(words.text('ui.scan.fault.empty'));
          else enter(codes.length > 1 && codes.every(isReadable) ? codes : [typed]);
        }}
      >
        <div className={css.entry}>
          <div className={css.code}>
            <TextField
              bare
              label={words.text('ui.scan.byHand')}
              icon="scan"
              value={text}
              onChange={(typed) => {
                setText(typed);
                setError(undefined);
              }}
              onPaste={paste}
              error={error}
              autoComplete="off"
              spellCheck="false"
              inputMode="text"
            />
          </div>
          <Button type="submit">{words.text('ui.scan.enter')}</Button>
          <Button icon="camera" aria-pressed={isLooking} onPress={() => setLooking(!isLooking)}>
            {words.text(isLooking ? 'ui.scan.cameraOff' : 'ui.scan.camera')}
          </Button>
        </div>
      </Form>
      {isLooking && <Camera onCode={(code) => onScan([code])} />}
    </>
  );
}
