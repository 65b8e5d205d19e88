import type { ReactNode } from 'react';
import * as css from './Button.css.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { Spinner } from './Spinner.tsx';
import { TippedButton } from './TippedButton.tsx';
import type { TippedButtonProps } from './TippedButton.tsx';

/** What pressing means: the one main act, an ordinary act, an act that destroys, an act beside the way. */
export type ButtonTone = 'primary' | 'neutral' | 'danger' | 'quiet';

/** A button with words. With `reason` it stays focusable, refuses, and says why. */
export interface ButtonProps extends Omit<TippedButtonProps, 'className' | 'tip'> {
  tone?: ButtonTone;
  size?: 'regular' | 'small';
  icon?: IconName | undefined;
  /** Stands after the words, such as a chevron or a count. */
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
