import { useEffect, useRef, useState } from 'react';
import { RouterProvider } from '@tanstack/react-router';
import type { MenuEntry } from '#machines/session/index.ts';
import { onForbidden } from '#services/http.ts';
import { useReach } from './reach.ts';
import { refusalsAt } from './refusals.ts';
import { createConsoleRouter, regrant } from './router.ts';
import { useCurrentAddress } from './currentAddress.ts';

/** Router of the addresses that the menu grants. */
export default function Navigator({ menus }: { readonly menus: readonly MenuEntry[] }) {
  const reach = useReach();
  const { history } = useCurrentAddress();
  const [router] = useState(() => createConsoleRouter(reach, history));
  useEffect(() => onForbidden(refusalsAt(history)), [history]);
  const granted = useRef(menus);
  useEffect(() => {
    if (granted.current === menus) return;
    granted.current = menus;
    regrant(router, reach);
  }, [router, reach, menus]);
  return <RouterProvider router={router} />;
}
