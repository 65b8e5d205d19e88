import * as css from './Button.css.ts';
import type { ButtonTone } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { Spinner } from './Spinner.tsx';
import { TippedButton } from './TippedButton.tsx';
import type { TippedButtonProps } from './TippedButton.tsx';

/** A button that is only an icon; its label is its name and its tooltip. */
export interface IconButtonProps extends Omit<TippedButtonProps, 'children' | 'className' | 'aria-label' | 'tip'> {
  label: string;
  icon: IconName;
  tone?: ButtonTone;
  size?: 'regular' | 'small';
  /** Omits the tooltip, where the label is already beside it. */
  untipped?: boolean;
}

export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'regular',
  untipped = false,
  ...rest
}: IconButtonProps) {
  return (
    <TippedButton
      {...rest}
      aria-label={label}
      tip={untipped ? undefined : label}
      className={`${css.base} ${css.sizes[size]} ${css.buttonTones[tone]} ${css.square[size]}`}
    >
      {rest.isPending ? <Spinner /> : <Icon name={icon} />}
    </TippedButton>
  );
}
