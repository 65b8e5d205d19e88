import { useEffect, useEffectEvent, useRef } from 'react';

/** To be called when the field is entered and left. */
interface Watched {
  readonly enter: () => void;
  readonly leave: () => void;
}

/** Calls `take` with the names if the field was left before they came, unless it is entered again before. */
export function useLeftEarly(isLoading: boolean, take: () => void): Watched {
  const isLeft = useRef(false);
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (isLoading || !isLeft.current) return;
    isLeft.current = false;
    takeNow();
  }, [isLoading]);
  return {
    enter: () => {
      isLeft.current = false;
    },
    leave: () => {
      isLeft.current = isLoading;
    },
  };
}
