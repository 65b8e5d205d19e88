import { useEffect, useState, type ComponentType } from 'react';
import { useWords } from '#views/words.tsx';
import { tellLost } from './version/lost.ts';

interface LateProps<Props> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly isWanted: boolean;
  /** Where its code cannot come, that is told, and this called. */
  readonly onFailed: () => void;
  readonly props: Props;
}

/** A part of the frame whose code comes when it is wanted. */
export function Late<Props extends object>({ load, isWanted, onFailed, props }: LateProps<Props>) {
  const words = useWords();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isWanted || Part !== null) return;
    load().then(
      (loaded) => setPart(() => loaded.default),
      () => {
        void tellLost(words);
        onFailed();
      },
    );
  }, [load, isWanted, Part, words, onFailed]);
  return isWanted && Part !== null && <Part {...props} />;
}
