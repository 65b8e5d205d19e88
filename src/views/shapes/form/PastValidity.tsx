import { useState } from 'react';
import { serverInstant } from '#services/clock.ts';
import type { EffectProps } from './effect.ts';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';

/** A time is chosen by the minute: the present one has begun already. */
const MINUTE_MS = 60_000;

/** Warns in the form of what is valid from a time on that this time is past. */
export default function PastValidity({ aggregate, data }: EffectProps) {
  const words = useWords();
  const [now] = useState(serverInstant);
  const { validFrom } = data;
  const isChanged = validFrom !== (aggregate.context as { validFrom?: unknown }).validFrom;
  if (typeof validFrom !== 'string' || !isChanged || Date.parse(validFrom) > Date.parse(now) - MINUTE_MS) return null;
  return <Notice tone="warning">{words.text('ui.register.past', { time: words.instant(validFrom) })}</Notice>;
}
