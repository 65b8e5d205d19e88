import { use, useId, useState, type ComponentProps } from 'react';
import * as field from './Field.css.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { PlainErrors, type FormErrors } from './PlainForm.tsx';
import * as css from './PlainTextField.css.ts';

/** One line of text in an input of the browser itself, for the first page. */
export interface PlainTextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  name: string;
  label: string;
  description?: string;
  icon: IconName;
}

export function PlainTextField({ label, description, icon, ...rest }: PlainTextFieldProps) {
  const id = useId();
  const errors = use(PlainErrors);
  const [edited, setEdited] = useState<FormErrors | null>(null);
  const error = edited === errors ? undefined : errors[rest.name];
  return (
    <div className={field.field} data-invalid={error === undefined ? undefined : true}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={css.box}>
        <span className={field.affix}>
          <Icon name={icon} />
        </span>
        <input
          {...rest}
          id={id}
          className={field.input}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-words`}
          onChange={() => setEdited(errors)}
        />
      </div>
      <div id={`${id}-words`} className={field.message}>
        {error === undefined ? (
          <div className={field.description}>{description}</div>
        ) : (
          <div className={field.error}>
            <Icon name="error" size={14} />
            <span>{error}</span>
          </div>
        )}
      </div>
    </div>
  );
}
