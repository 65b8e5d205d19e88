import { useEffect } from 'react';
import { filter } from 'rxjs';
import { events$ } from '#services/live/live.ts';
import { readPersonAgain } from '#views/account/readAgain.ts';
import { useSession } from '#views/session/useSession.ts';

/** Keeps the person's name and branch in the shell up to date with their records. */
export default function OwnNews() {
  const { user } = useSession().context;
  const id = user?.id;
  const branch = user?.branch;
  useEffect(() => {
    const own = events$.pipe(
      filter(
        (event) =>
          (event.machine === 'staff' && event.id === id) || (event.machine === 'branch' && event.id === branch),
      ),
    );
    const subscription = own.subscribe(readPersonAgain);
    return () => subscription.unsubscribe();
  }, [id, branch]);
  return null;
}
