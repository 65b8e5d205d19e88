import { useState } from 'react';
import { TextField } from '#views/ui/TextField.tsx';
import type { FieldWords } from '#views/ui/Field.tsx';

const SEPARATORS = /[\s,;，；、]+/;

/** What is typed or pasted as several values: by lines, spaces, commas, semicolons; each once, in order. */
export const severalIn = (typed: string): string[] => [...new Set(typed.split(SEPARATORS).filter(Boolean))];

/** Several short values in one line, separated by commas. */
export interface ListFieldProps extends FieldWords {
  readonly name: string;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[] | undefined) => void;
  readonly onBlur?: (() => void) | undefined;
}

export function ListField({ value, onChange, onBlur, ...rest }: ListFieldProps) {
  const [typed, setTyped] = useState(value.join(', '));
  return (
    <TextField
      {...rest}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        const several = severalIn(text);
        onChange(several.length === 0 ? undefined : several);
      }}
      {...(onBlur && { onBlur })}
    />
  );
}
