import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ButtonContext } from 'react-aria-components';
import type { ContextType } from 'react';

type TriggerProps = ContextType<typeof ButtonContext>;

/** Initial focus in a popup: its first entry, its last, or the popup itself. */
export type PopupFocus = 'first' | 'last' | null;

/** A popup and the button that opens it. */
export interface Popup {
  isOpen: boolean;
  focus: PopupFocus;
  triggerRef: RefObject<HTMLButtonElement | null>;
  setOpen: (isOpen: boolean) => void;
  close: () => void;
  /** For the button, given by ButtonContext. */
  triggerProps: TriggerProps;
}

const FOCUS: Readonly<Record<string, PopupFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/** Properties of a button that opens a popup with code of its own; from outside by `isOpen` and `onOpenChange`. */
export function usePopup(
  kind: 'menu' | 'dialog',
  given: { isOpen?: boolean | undefined; onOpenChange?: ((isOpen: boolean) => void) | undefined } = {},
): Popup {
  const [own, setOwn] = useState(false);
  const [focus, setFocus] = useState<PopupFocus>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const isOpen = given.isOpen ?? own;
  const { onOpenChange } = given;
  const setOpen = useCallback(
    (next: boolean) => {
      setOwn(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const close = useCallback(() => setOpen(false), [setOpen]);
  const triggerProps = useMemo<TriggerProps>(() => {
    const open = (where: PopupFocus): void => {
      // The popup gives the focus back to where it was.
      triggerRef.current?.focus({ preventScroll: true });
      setFocus(where);
      setOpen(true);
    };
    const named = { ref: triggerRef, 'aria-haspopup': kind, 'aria-expanded': isOpen, isPressed: isOpen } as const;
    if (kind === 'dialog') return { ...named, onPress: () => (isOpen ? setOpen(false) : open(null)) };
    return {
      ...named,
      preventFocusOnPress: true,
      // Opens like a system menu: at the press of a mouse, at the release of a finger.
      onPressStart: ({ pointerType }) => {
        if (pointerType !== 'touch' && pointerType !== 'keyboard') open(pointerType === 'virtual' ? 'first' : null);
      },
      onPress: ({ pointerType }) => {
        if (pointerType === 'touch') open(null);
      },
      onKeyDown: (event) => {
        const where = FOCUS[event.key];
        if (where === undefined || event.altKey || event.ctrlKey || event.metaKey) return event.continuePropagation();
        event.preventDefault();
        open(where);
      },
    };
  }, [kind, isOpen, setOpen]);
  return { isOpen, focus, triggerRef, setOpen, close, triggerProps };
}
