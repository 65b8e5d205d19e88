import { Form as AriaForm } from 'react-aria-components';
import type { FormProps as AriaFormProps } from 'react-aria-components';
import type { ReactNode } from 'react';
import { enterMovesOn } from './enterMovesOn.ts';
import { form } from './Form.css.ts';

/**
 * A form whose errors come from outside (a schema, a refusal) by field name, and show at their field. Enter in a field
 * moves on; the button, or Enter in the last field, submits.
 */
export interface FormProps extends Omit<
  AriaFormProps,
  'className' | 'style' | 'validationBehavior' | 'validationErrors'
> {
  errors?: Record<string, string | string[]>;
  children: ReactNode;
}

export function Form({ errors, children, ...rest }: FormProps) {
  const validation = errors === undefined ? {} : { validationErrors: errors };
  return (
    <AriaForm ref={enterMovesOn} {...rest} {...validation} validationBehavior="aria" className={form}>
      {children}
    </AriaForm>
  );
}
