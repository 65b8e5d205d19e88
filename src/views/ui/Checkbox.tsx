import { Checkbox as AriaCheckbox } from 'react-aria-components';
import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import type { ReactNode } from 'react';
import * as css from './Checkbox.css.ts';
import { Icon } from './Icon.tsx';

/** A yes or no among others. Without children it needs an `aria-label`, as in a grid's row. */
export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> {
  children?: ReactNode;
}

export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className={css.row}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={css.tick} aria-hidden="true">
            {isIndeterminate ? <Icon name="minus" size={12} /> : isSelected && <Icon name="check" size={12} />}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}
