import { useEffect, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Presentation } from '../presentation/presentation.ts';
import type { ListDescriptor } from './listDescriptor.ts';

/**
 * The aggregate type of a list descriptor; null until its code has loaded. Where it cannot load, `onLost` is called.
 */
export function useAggregateType<N extends AggregateType>(
  { load }: ListDescriptor<N>,
  onLost: () => void,
): (N & Presentation) | null {
  const [aggregateType, setAggregateType] = useState<(N & Presentation) | null>(null);
  useEffect(() => {
    let isLeft = false;
    load().then(
      (loaded) => !isLeft && setAggregateType(() => loaded),
      () => !isLeft && onLost(),
    );
    return () => {
      isLeft = true;
    };
  }, [load, onLost]);
  return aggregateType;
}
