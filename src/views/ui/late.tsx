import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { arrival, tellLostPart } from './arrival.ts';

/** A part whose code comes when it is first wanted, or before that when it is prepared. */
export interface LatePart<Props> {
  (props: Props & { wanted: boolean; onLost: () => void }): ReactNode;
  prepare: () => Promise<unknown>;
}

/** Keeps a part out of the first page. Nothing is shown meanwhile; where it cannot load, `onLost` is called. */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LatePart<Props> {
  const { prepare, subscribe, present } = arrival(load);
  function Late({ wanted, onLost, ...props }: Props & { wanted: boolean; onLost: () => void }): ReactNode {
    const [wasWanted, setWasWanted] = useState(wanted);
    if (wanted && !wasWanted) setWasWanted(true);
    const Part = useSyncExternalStore(subscribe, present);
    useEffect(() => {
      if (!wanted) return undefined;
      let isLeft = false;
      prepare().catch(() => {
        if (isLeft) return;
        tellLostPart();
        onLost();
      });
      return () => {
        isLeft = true;
      };
    }, [wanted, onLost]);
    return Part && wasWanted ? <Part {...(props as unknown as Props)} /> : null;
  }
  return Object.assign(Late, { prepare });
}
