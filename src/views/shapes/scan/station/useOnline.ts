import { useEffect, useState } from 'react';
import { outbox } from '#services/outbox/outbox.ts';

/** True if the server seems reachable. */
export function useOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    const subscription = outbox.online$.subscribe(setOnline);
    return () => subscription.unsubscribe();
  }, []);
  return isOnline;
}
