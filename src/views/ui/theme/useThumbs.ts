import { useEffect } from 'react';
import { thumbs } from './thumbs.css.ts';

/** Makes the windows over a screen fit for a thumb while it is shown; returns the class that does it for its own parts. */
export function useThumbs(): string {
  useEffect(() => {
    const { documentElement: root } = document;
    root.toggleAttribute('data-thumbs', true);
    return () => {
      root.toggleAttribute('data-thumbs', false);
    };
  }, []);
  return thumbs;
}
