import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** A part whose code comes when it is first wanted, or before that when it is prepared. */
export interface LatePart<Props> {
  (props: Props & { wanted: boolean; onLost: () => void }): ReactNode;
  prepare: () => Promise<unknown>;
}

let tell: () => void = () => {};

/** Says how a person is told that the code of what they asked for cannot come. */
export const onLostPart = (handler: () => void): (() => void) => {
  tell = handler;
  return () => {
    tell = () => {};
  };
};

/** Tells that the code of what a person asked for cannot come. */
export const tellLostPart = (): void => tell();

/** A part on its way: whoever draws it hears when it is there, whoever fetched it. */
export const arrival = <Part,>(load: () => Promise<{ default: Part }>) => {
  let part: Part | null = null;
  const listeners = new Set<() => void>();
  return {
    prepare: async (): Promise<void> => {
      if (part !== null) return;
      part = (await load()).default;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    present: (): Part | null => part,
  };
};

/** Keeps a part out of the first page. Nothing stands in its place meanwhile; where it cannot come, `onLost` is called. */
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
        tell();
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
