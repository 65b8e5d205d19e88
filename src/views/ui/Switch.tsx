import { Switch as AriaSwitch } from 'react-aria-components';
import type { SwitchProps as AriaSwitchProps } from 'react-aria-components';
import type { ReactNode } from 'react';
import { row, track } from './Checkbox.css.ts';

/** A setting that takes effect at once. */
export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  children?: ReactNode;
}

export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={row}>
      <span className={track} aria-hidden="true" />
      {children}
    </AriaSwitch>
  );
}
