import { ButtonContext, type Placement } from 'react-aria-components';
import type { ReactElement, RefObject } from 'react';
import { late } from './late.tsx';
import type { MenuPopupProps } from './MenuPopup.tsx';
import { usePopup } from './usePopup.ts';
import type { MenuGroup } from './menuActs.ts';

const MenuPopup = late<MenuPopupProps>(() => import('./MenuPopup.tsx'));

/** Loads the lists of all menus. */
export const prepareMenus = MenuPopup.prepare;

/** A list of acts that drops from its trigger. */
export interface MenuProps {
  trigger: ReactElement;
  label: string;
  groups: readonly MenuGroup[];
  placement?: Placement;
}

export function Menu({ trigger, label, groups, placement = 'bottom start' }: MenuProps) {
  const { isOpen, focus, triggerRef, triggerProps, setOpen, close } = usePopup('menu');
  return (
    <>
      <ButtonContext value={triggerProps}>{trigger}</ButtonContext>
      <MenuPopup
        wanted={isOpen}
        onLost={close}
        isOpen={isOpen}
        onOpenChange={setOpen}
        focus={focus}
        anchor={triggerRef}
        label={label}
        groups={groups}
        placement={placement}
        offset={4}
      />
    </>
  );
}

/** A list of acts that opens at a place by itself, such as a context menu; open while there is an anchor. */
export function ContextMenu({
  anchor,
  isOpen,
  onClose,
  ...menu
}: Pick<MenuProps, 'label' | 'groups'> & {
  anchor: RefObject<Element | null>;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <MenuPopup
      {...menu}
      wanted={isOpen}
      onLost={onClose}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      focus="first"
      anchor={anchor}
      placement="bottom start"
      offset={2}
    />
  );
}
