import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { arrival, tellLostPart } from './arrival.ts';

/** What stands for a part: while it comes (else nothing), and when it cannot come (else nothing, and it is told). */
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
 * Keeps a part out of the code of what draws it. React's own way, `lazy` within `Suspense`, keeps every part back until
 * 300 ms after the last placeholder anywhere on the page; here a part is drawn as soon as it has come, at once where it is there.
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
