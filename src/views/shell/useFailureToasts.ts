import { useEffect } from 'react';
import { toldFailure } from '#services/failureInToast.ts';
import { onFailure } from '#services/http.ts';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';

/** Shows every failed request as a toast for the duration in the error catalogue (§8). */
export function useFailureToasts(): void {
  const words = useWords();
  useEffect(() => onFailure((failure) => void toast({ tone: 'critical', ...toldFailure(failure, words) })), [words]);
}
