import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EventForm } from './useEventForm.ts';

interface Held {
  /** True while a press waits for the pictures of the form. */
  readonly isHeld: boolean;
  /** Submits the form, or holds the press while nothing but pictures that are being sent is against it. */
  readonly press: () => void;
}

/** Holds a press of the sending button until the pictures are stored; one that is refused takes the press back. */
export function useAfterUploads({ waitsOnly, uploads }: EventForm, submit: () => void): Held {
  const isWaited = useRef(false);
  const [isHeld, setHeld] = useState(false);
  if (isHeld && uploads !== 'underWay') setHeld(false);
  const go = useEffectEvent(submit);
  useEffect(() => {
    if (!isWaited.current || uploads === 'underWay') return;
    isWaited.current = false;
    if (uploads === 'ended') go();
  }, [uploads]);
  const press = (): void => {
    if (!waitsOnly) return submit();
    isWaited.current = true;
    return setHeld(true);
  };
  return { isHeld, press };
}
