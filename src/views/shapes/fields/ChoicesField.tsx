import { CheckboxGroup } from '#views/ui/CheckboxGroup.tsx';
import type { Choice } from '#views/ui/choice.ts';

interface ChoicesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly choices: readonly Choice[];
  readonly value: string[];
  readonly onChange: (value: readonly string[] | undefined) => void;
  readonly onBlur: () => void;
}

/** Several of a few values, in the order in which they are offered. */
export default function ChoicesField({ choices, onChange, ...field }: ChoicesFieldProps) {
  return (
    <CheckboxGroup
      {...field}
      vertical
      choices={choices}
      onChange={(chosen) =>
        onChange(chosen.length === 0 ? undefined : choices.map(({ id }) => id).filter((id) => chosen.includes(id)))
      }
    />
  );
}
