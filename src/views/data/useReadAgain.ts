import { useEffect } from 'react';
import type { Failure } from '#services/failure.ts';
import { readAgain } from '#services/readAgain.ts';

/** Reads again in a while after each failure that passes, as long as the component is shown. */
export const useReadAgain = (failure: Failure | null, read: () => void): void =>
  useEffect(() => readAgain(failure, read), [failure, read]);
