import { useEffect, useRef } from 'react';
import type { FieldWords } from '#views/ui/Field.tsx';
import type { Inputs } from '../inputs.ts';
import type { FieldKind } from '../kind.ts';
import { useWords } from '#views/language/words.tsx';
import { placeText } from '../placeText.ts';
import { UploadField } from './UploadField.tsx';
import * as css from './Uploads.css.ts';
import { useCaptured } from './useCaptured.ts';
import type { Taken } from './useUploads.ts';

interface UploadInputProps extends FieldWords {
  readonly inputs: Inputs;
  readonly name: string;
  readonly kind: Extract<FieldKind, { kind: 'upload' | 'uploads' }>;
  /** Path of the field above, with a dot after it; empty at the top. */
  readonly above: string;
  readonly onBlur: () => void;
}

/** A form's field of pictures: holds the ids that the server gave, and the checksum where the event wants it. */
export function UploadInput({ inputs, name, kind, above, ...words }: UploadInputProps) {
  const { valueAt, change, touch, uploads } = inputs;
  const { of, most, hashIn, captured } = kind;
  const text = useWords();
  const { note, isLocating } = useCaptured(captured, above, change);
  const isOne = kind.kind === 'upload';
  const put = (kept: readonly Taken[]): void => {
    const [first] = kept;
    change(name, isOne ? first?.id : kept.length === 0 ? undefined : kept.map(({ id }) => id));
    if (kept.length > 0) touch(name);
    if (hashIn !== null) change(`${above}${hashIn}`, first?.sha256);
    note(first);
  };
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      change(name, undefined);
      uploads(name, 'ended');
      note(undefined);
    };
  });
  // What was typed before the field became one of pictures is no picture; and what was uploaded is no text.
  useEffect(() => {
    leave.current();
    return () => leave.current();
  }, []);
  const place = captured?.place === undefined ? undefined : valueAt(`${above}${captured.place}`);
  const said = isLocating
    ? text.text('ui.proof.locating')
    : typeof place === 'string'
      ? text.text('ui.proof.located', { place: placeText(place, text) })
      : text.text('ui.proof.noPlace');
  return (
    <>
      <UploadField
        {...words}
        name={name}
        kind={of}
        most={most}
        isKeepable={inputs.keepable?.includes(name.split('.')[0] ?? '')}
        onChange={put}
        onProgress={(progress) => uploads(name, progress)}
      />
      {captured?.place !== undefined && valueAt(name) !== undefined && (
        <p className={css.place} role="status">
          {said}
        </p>
      )}
    </>
  );
}
