import { useCallback, useEffect, useState } from 'react';
import { say } from '#i18n/say.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { useWords } from '#views/language/words.tsx';
import { isUnderWay, receive } from './receive.ts';

/**
 * Receives the shipment that is scanned or chosen and opens its scan. One that the address names and that is still under
 * way is asked about first. `onOpen` receives the id of the scan.
 */
export function useReceiving(asked: string | null, onOpen: (scan: string) => void) {
  const words = useWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const reasonOf = useCallback(
    (error: unknown): string => {
      const found = failureOf(error);
      if (!found) throw error;
      return wordFailure(found, words);
    },
    [words],
  );
  const open = useCallback(
    async (shipment: string): Promise<string | null> => {
      const result = await receive(shipment);
      setChosen(null);
      if (result.kind === 'open') {
        onOpen(result.session);
        return null;
      }
      const { machine, event, verdict } = result;
      const [refusal] = verdict.refusals ?? [];
      return refusal ? say(refusal, words, { machine, event, id: machine === 'shipment' ? shipment : null }) : null;
    },
    [onOpen, words],
  );
  const receiving = useCallback(
    (shipment: string): Promise<void> => open(shipment).catch(reasonOf).then(setFailure),
    [open, reasonOf],
  );
  useEffect(() => {
    if (asked === null) return undefined;
    let isWanted = true;
    const begin = async (): Promise<void> => {
      try {
        const isComing = await isUnderWay(asked);
        if (isWanted && isComing) setChosen(asked);
        else if (isWanted) await receiving(asked);
      } catch (error) {
        if (isWanted) setFailure(reasonOf(error));
      }
    };
    void begin();
    return () => {
      isWanted = false;
    };
  }, [asked, receiving, reasonOf]);
  return { chosen, failure, choose: setChosen, receiving };
}
