import { useId } from 'react';
import { Checkbox } from '#views/ui/Checkbox.tsx';
import * as field from '#views/ui/Field.css.ts';
import { Icon } from '#views/ui/Icon.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';

interface ConfirmationProps {
  readonly name: string;
  readonly label: string;
  /** Reason why it is demanded. */
  readonly reason: string | undefined;
  readonly error: string | undefined;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** A tick that a rule demands for what is typed, with the reason above it. */
export function Confirmation({ name, label, reason, error, isSelected, onChange }: ConfirmationProps) {
  const id = useId();
  return (
    <Stack gap="s">
      {reason !== undefined && (
        <Notice tone="warning">
          <span id={`${id}-reason`}>{reason}</span>
        </Notice>
      )}
      <Checkbox
        name={name}
        isSelected={isSelected}
        isInvalid={error !== undefined}
        aria-describedby={`${id}-reason ${id}-error`}
        onChange={onChange}
      >
        {label}
      </Checkbox>
      {error !== undefined && (
        <span id={`${id}-error`} className={field.error} role="alert">
          <Icon name="error" size={14} />
          {error}
        </span>
      )}
    </Stack>
  );
}
