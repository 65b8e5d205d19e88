import { useEffect, useMemo, useRef, useState } from 'react';
import { RouterProvider } from '@tanstack/react-router';
import { onForbidden } from '#services/http.ts';
import { useSession } from '#views/session.ts';
import { Toasts } from '#views/ui/Toast.tsx';
import { useWords } from '#views/words.tsx';
import { ReachContext } from './reach.ts';
import { createConsoleRouter, regrant } from './router.tsx';
import { useLive } from './useLive.ts';
import { reachOf } from './views.ts';

/** The console of a signed-in person: its routes are what the server's menu grants. */
export default function Console() {
  const words = useWords();
  const { menus } = useSession().context;
  const reach = useMemo(() => reachOf(menus, words.has), [menus, words]);
  const [router] = useState(() => createConsoleRouter(reach));
  const granted = useRef(menus);
  useLive();
  useEffect(() => onForbidden(() => router.history.push('/401')), [router]);
  useEffect(() => {
    if (granted.current === menus) return;
    granted.current = menus;
    regrant(router, reach);
  }, [router, reach, menus]);
  return (
    <ReachContext value={reach}>
      <RouterProvider router={router} />
      <Toasts />
    </ReachContext>
  );
}
