import type { ComponentProps } from 'react';
import * as css from './PlainCheckbox.css.ts';

/** A yes or no of the browser itself, for the first page. */
export function PlainCheckbox({ children, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className={css.row}>
      <input {...rest} type="checkbox" className={css.box} />
      {children}
    </label>
  );
}
