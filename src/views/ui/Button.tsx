import type { ReactNode } from 'react';
import * as css from './Button.css.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { Spinner } from './Spinner.tsx';
import { TippedButton } from './TippedButton.tsx';
import type { TippedButtonProps } from './TippedButton.tsx';

/** Purpose of a button: the main act, an ordinary act, a destructive act, or a secondary one. */
export type ButtonTone = 'primary' | 'neutral' | 'danger' | 'quiet';

/** A button with words. With `reason` it stays focusable, refuses, and says why. */
export interface ButtonProps extends Omit<TippedButtonProps, 'className' | 'tip'> {
  tone?: ButtonTone;
  size?: 'regular' | 'small';
  icon?: IconName | undefined;
  /** Content after the label, such as a chevron or a count. */
  trailing?: ReactNode;
  children: ReactNode;
}

export function Button({ tone = 'neutral', size = 'regular', icon, trailing, children, ...rest }: ButtonProps) {
  return (
    <TippedButton {...rest} className={`${css.base} ${css.sizes[size]} ${css.buttonTones[tone]}`}>
      {rest.isPending ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {trailing}
    </TippedButton>
  );
}
