import { useEffect, useReducer, useState } from 'react';
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

/** Keeps a part out of the first page. Nothing stands in its place meanwhile; where it cannot come, `onLost` is called. */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LatePart<Props> {
  let part: ComponentType<Props> | null = null;
  const prepare = async (): Promise<void> => {
    part ??= (await load()).default;
  };
  function Late({ wanted, onLost, ...props }: Props & { wanted: boolean; onLost: () => void }): ReactNode {
    const [wasWanted, setWasWanted] = useState(wanted);
    const [, draw] = useReducer((times: number) => times + 1, 0);
    if (wanted && !wasWanted) setWasWanted(true);
    useEffect(() => {
      if (!wanted || part) return undefined;
      let isLeft = false;
      prepare().then(draw, () => {
        if (isLeft) return;
        tell();
        onLost();
      });
      return () => {
        isLeft = true;
      };
    }, [wanted, onLost]);
    const Part = part;
    return Part && wasWanted ? <Part {...(props as unknown as Props)} /> : null;
  }
  return Object.assign(Late, { prepare });
}
