import { useEffect, useState } from 'react';
import { outbox } from '#services/outbox/outbox.ts';

/** Whether the server can be reached, as far as is known. */
export function useOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    const subscription = outbox.online$.subscribe(setOnline);
    return () => subscription.unsubscribe();
  }, []);
  return isOnline;
}
