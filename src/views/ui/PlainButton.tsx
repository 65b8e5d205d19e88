import type { ComponentProps } from 'react';
import * as css from './PlainButton.css.ts';
import { Spinner } from './Spinner.tsx';

/** A button of the browser itself, for the first page, which loads nothing to place tips or to tell how it is pressed. */
export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  tone?: 'primary' | 'quiet';
  shape?: 'words' | 'icon';
  /** It works on what was asked: it keeps the focus, and whoever listens to it does nothing meanwhile. */
  isPending?: boolean;
}

export function PlainButton({
  tone = 'quiet',
  shape = 'words',
  isPending = false,
  type = 'button',
  children,
  ...rest
}: PlainButtonProps) {
  return (
    <button {...rest} type={type} aria-busy={isPending} className={`${css.shapes[shape]} ${css.tones[tone]}`}>
      {isPending && <Spinner />}
      {children}
    </button>
  );
}
