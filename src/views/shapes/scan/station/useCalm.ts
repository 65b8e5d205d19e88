import { useEffect, useState } from 'react';
import type { ScanSource } from './source.ts';

/** Longer than a quick hand takes from one parcel to the next. */
const CALM_MS = 1_000;

/** A station for a person who wants to end its aggregate. */
interface Calm {
  /** Number of changes of the station when scanning paused. */
  readonly revision: number;
  /** Unsent entries: reported at once, gone only when scanning pauses. */
  readonly unsent: number;
}

/** A station once nobody scans on: for what takes time to work out, and need not flicker with each scan. */
export function useCalm({ subscribe, revision, unsent }: Pick<ScanSource, 'subscribe' | 'revision' | 'unsent'>): Calm {
  const [calm, setCalm] = useState(() => ({ revision: revision(), unsent: unsent() }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const settle = (): void => setCalm({ revision: revision(), unsent: unsent() });
    const stir = (): void => {
      clearTimeout(timer);
      timer = setTimeout(settle, CALM_MS);
      const count = unsent();
      if (count > 0) setCalm((now) => (now.unsent === count ? now : { ...now, unsent: count }));
    };
    stir();
    const leave = subscribe(stir);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [subscribe, revision, unsent]);
  return calm;
}
