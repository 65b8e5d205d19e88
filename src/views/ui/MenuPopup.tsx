import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  Popover,
  Separator,
  type MenuItemProps,
  type MenuSectionProps,
  type Placement,
} from 'react-aria-components';
import type { RefObject } from 'react';
import { ClosesByEscape } from './ClosesByEscape.tsx';
import { Icon } from './Icon.tsx';
import { KeyboardHint } from './KeyboardHint.tsx';
import * as css from './ListBox.css.ts';
import type { MenuAct, MenuGroup } from './menuActs.ts';
import type { PopupFocus } from './usePopup.ts';

/** The list of acts at its anchor. */
export interface MenuPopupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  focus: PopupFocus;
  anchor: RefObject<Element | null>;
  label: string;
  groups: readonly MenuGroup[];
  placement: Placement;
  offset: number;
}

export default function MenuPopup({
  isOpen,
  onOpenChange,
  focus,
  anchor,
  label,
  groups,
  placement,
  offset,
}: MenuPopupProps) {
  return (
    <Popover
      className={css.floating}
      trigger="MenuTrigger"
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={offset}
      aria-label={label}
    >
      <ClosesByEscape close={() => onOpenChange(false)} anchor={anchor} />
      <AriaMenu className={css.list} aria-label={label} onClose={() => onOpenChange(false)} autoFocus={focus ?? true}>
        {groups.map(({ id, title, acts }, index) => (
          <MenuSection key={id} id={id} {...(title === undefined ? { 'aria-label': label } : {})} {...choiceOf(acts)}>
            {index > 0 && <Separator className={css.separator} />}
            {title !== undefined && <Header className={css.heading}>{title}</Header>}
            {acts.map((act) => (
              <Act key={act.id} {...act} />
            ))}
          </MenuSection>
        ))}
      </AriaMenu>
    </Popover>
  );
}

/** States of which one is chosen are announced as such. */
const choiceOf = (acts: readonly MenuAct[]): Pick<MenuSectionProps<object>, 'selectionMode' | 'selectedKeys'> =>
  acts.some(({ chosen, href }) => chosen !== undefined && href === undefined)
    ? { selectionMode: 'single', selectedKeys: acts.filter(({ chosen }) => chosen).map(({ id }) => id) }
    : {};

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
