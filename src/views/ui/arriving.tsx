import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { arrival, tellLostPart } from './arrival.ts';

/** Placeholders of a part: while it loads (default nothing), and when it cannot (default nothing, with a report). */
export interface Substitutes {
  readonly Waiting?: ComponentType;
  readonly Failing?: ComponentType<{ readonly error: unknown }>;
}

/** A part whose code comes when it is first drawn, or before that when it is prepared. */
export interface ArrivingPart<Props> {
  (props: Props): ReactNode;
  prepare: () => Promise<void>;
}

/**
 * Splits a part from the code of its users. React's `lazy` with `Suspense` holds every part back until 300 ms after
 * the last placeholder on the page. This draws a part as soon as it has loaded, at once where it is present.
 */
export function arriving<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { Waiting, Failing }: Substitutes = {},
): ArrivingPart<Props> {
  const { prepare, subscribe, present } = arrival(load);
  function Arriving(props: Props): ReactNode {
    const Part = useSyncExternalStore(subscribe, present);
    const [lost, setLost] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      let isLeft = false;
      prepare().catch((error: unknown) => {
        if (isLeft) return;
        setLost({ error });
        if (!Failing) tellLostPart();
      });
      return () => {
        isLeft = true;
      };
    }, []);
    if (Part) return <Part {...props} />;
    if (lost) return Failing ? <Failing error={lost.error} /> : null;
    return Waiting ? <Waiting /> : null;
  }
  return Object.assign(Arriving, { prepare });
}
