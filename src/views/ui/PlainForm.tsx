import { createContext, type ComponentProps } from 'react';
import { enterMovesOn } from './enterMovesOn.ts';
import { form } from './Form.css.ts';

/** Errors of a form by the name of their field. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** Errors of the surrounding form. */
export const PlainErrors = createContext<FormErrors>({});

/** A form of the browser itself, for the first page. Its errors show at the fields of their names until these are edited. */
export function PlainForm({ errors, ...rest }: Omit<ComponentProps<'form'>, 'className'> & { errors: FormErrors }) {
  return (
    <PlainErrors value={errors}>
      <form ref={enterMovesOn} {...rest} noValidate className={form} />
    </PlainErrors>
  );
}
