import { Form as AriaForm } from 'react-aria-components';
import type { FormProps as AriaFormProps } from 'react-aria-components';
import type { ReactNode } from 'react';
import { form } from './Form.css.ts';

/** A form whose errors come from outside (a schema, a refusal) by field name, and show at their field. */
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
    <AriaForm {...rest} {...validation} validationBehavior="aria" className={form}>
      {children}
    </AriaForm>
  );
}
