import type { ComponentProps } from 'react';
import * as css from './PlainButton.css.ts';
import { Spinner } from './Spinner.tsx';

/** A button of the browser itself, for the first page, which loads nothing to place tips or to tell how it is pressed. */
export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  tone?: 'primary' | 'quiet';
  shape?: 'words' | 'icon';
  /** The button is pending: it keeps the focus and ignores presses. */
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
