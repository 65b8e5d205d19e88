import { useEffect, useRef } from 'react';
import type { Uploaded } from '#services/uploads/send.ts';
import type { FieldWords } from '#views/ui/Field.tsx';
import type { Inputs } from '../FieldInput.tsx';
import type { FieldKind } from '../kind.ts';
import { UploadField } from './UploadField.tsx';

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
  const { change, touch, wait } = inputs;
  const { of, most, hashIn } = kind;
  const isOne = kind.kind === 'upload';
  const put = (kept: readonly Uploaded[]): void => {
    const [first] = kept;
    change(name, isOne ? first?.id : kept.length === 0 ? undefined : kept.map(({ id }) => id));
    if (kept.length > 0) touch(name);
    if (hashIn !== null) change(`${above}${hashIn}`, first?.sha256);
  };
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      change(name, undefined);
      wait(name, false);
    };
  }, [change, wait, name]);
  // What was typed before the field became one of pictures is no picture; and what was uploaded is no text.
  useEffect(() => {
    leave.current();
    return () => leave.current();
  }, []);
  return <UploadField {...words} name={name} kind={of} most={most} onChange={put} onWait={(on) => wait(name, on)} />;
}
