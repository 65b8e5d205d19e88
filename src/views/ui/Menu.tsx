import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import type { MenuItemProps, Placement } from 'react-aria-components';
import type { ReactElement } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { KeyboardHint } from './KeyboardHint.tsx';
import type { KeyName } from './keys.ts';
import * as css from './ListBox.css.ts';

/** One act of a menu. With `reason` it stays reachable, refuses, and tells why. */
export interface MenuAct {
  id: string;
  label: string;
  icon?: IconName;
  tone?: 'neutral' | 'danger';
  reason?: string | undefined;
  /** The act of the table of keys that does the same. */
  keys?: KeyName | undefined;
  href?: string;
  /** A tick, for one of several states. */
  chosen?: boolean;
  onAction?: () => void;
}

/** Acts that belong together, under a heading if it has a title. */
export interface MenuGroup {
  id: string;
  title?: string;
  acts: readonly MenuAct[];
}

/** A list of acts that drops from its trigger. */
export interface MenuProps {
  trigger: ReactElement;
  label: string;
  groups: readonly MenuGroup[];
  placement?: Placement;
}

export function Menu({ trigger, label, groups, placement = 'bottom start' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={css.floating} placement={placement} offset={4}>
        <MenuList label={label} groups={groups} />
      </Popover>
    </MenuTrigger>
  );
}

/** The list of acts alone, for a place that opens by itself, such as a context menu. */
export function MenuList({ label, groups, onClose }: Pick<MenuProps, 'label' | 'groups'> & { onClose?: () => void }) {
  return (
    <AriaMenu
      className={css.list}
      aria-label={label}
      {...(onClose === undefined ? {} : { onClose, autoFocus: 'first' as const })}
    >
      {groups.map(({ id, title, acts }, index) => (
        <MenuSection key={id} id={id} {...(title === undefined ? { 'aria-label': label } : {})}>
          {index > 0 && <Separator className={css.separator} />}
          {title !== undefined && <Header className={css.heading}>{title}</Header>}
          {acts.map((act) => (
            <Act key={act.id} {...act} />
          ))}
        </MenuSection>
      ))}
    </AriaMenu>
  );
}

function Act({ id, label, icon, tone = 'neutral', reason, keys, href, chosen = false, onAction }: MenuAct) {
  const way: MenuItemProps = reason === undefined ? { ...(href && { href }), ...(onAction && { onAction }) } : refused;
  return (
    <MenuItem {...way} id={id} textValue={label} className={`${css.item} ${tone === 'danger' ? css.danger : ''}`}>
      {icon !== undefined && <Icon name={icon} />}
      <span className={css.words}>
        {label}
        {reason !== undefined && <span className={css.second}>{reason}</span>}
      </span>
      {chosen && <Icon name="check" />}
      {keys !== undefined && (
        <span aria-hidden>
          <KeyboardHint of={keys} />
        </span>
      )}
    </MenuItem>
  );
}

const refused: MenuItemProps = {
  shouldCloseOnSelect: false,
  render: (props) => ('href' in props ? <a {...props}>{props.children}</a> : <div {...props} aria-disabled="true" />),
};
