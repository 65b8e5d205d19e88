import { useEffect, useRef, useState } from 'react';
import { byServer } from '#services/clock.ts';
import { placeNow } from '#services/uploads/place.ts';
import type { Inputs } from '../inputs.ts';
import type { Captured } from '../kind.ts';
import type { Taken } from './useUploads.ts';

/** Fills in the time and the place of a picture beside its field. */
export function useCaptured(captured: Captured | undefined, above: string, change: Inputs['change']) {
  const { time, place } = captured ?? {};
  const [isLocating, setLocating] = useState(false);
  const shown = useRef<string | null>(null);
  useEffect(
    () => () => {
      shown.current = null;
    },
    [],
  );
  const locate = async (picture: string, path: string): Promise<void> => {
    const found = await placeNow();
    if (shown.current !== picture) return;
    setLocating(false);
    change(path, found ?? undefined);
  };
  return {
    isLocating,
    /** Notes the time of a picture, and the place once the phone says it; clears both without a picture. */
    note: (picture: Taken | undefined): void => {
      if (shown.current === (picture?.id ?? null)) return;
      shown.current = picture?.id ?? null;
      if (time !== undefined) change(`${above}${time}`, picture && new Date(byServer(picture.takenAt)).toISOString());
      if (place === undefined) return;
      change(`${above}${place}`, undefined);
      setLocating(picture !== undefined);
      if (!picture) return;
      void locate(picture.id, `${above}${place}`);
    },
  };
}
