import { useState } from 'react';
import type { RemindedOf } from '#calls/finance.ts';
import { remindDebtors, type Reminded } from '#services/finance.ts';
import { useCall } from '#views/data/useCall.ts';

/** Customers that were reminded since the screen was opened, and how to remind some. */
export interface Reminders {
  readonly results: ReadonlyMap<string, Reminded>;
  /** Customers that are being reminded. */
  readonly pending: ReadonlySet<string>;
  /** Reminds customers; calls back with all answers, which are fewer if the line is lost. */
  readonly remind: (parties: readonly string[], onDone: (results: readonly Reminded[]) => void) => Promise<void>;
}

/** Reminds customers of a debt of a screen, each once. */
export function useReminders(by: RemindedOf): Reminders {
  const [results, setResults] = useState<ReadonlyMap<string, Reminded>>(new Map());
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const { call } = useCall();
  const remind: Reminders['remind'] = async (parties, onDone) => {
    const answers: Reminded[] = [];
    setPending((before) => new Set([...before, ...parties]));
    await call(() =>
      remindDebtors(by, parties, (some) => {
        answers.push(...some);
        setResults((before) => new Map([...before, ...some.map((one) => [one.party, one] as const)]));
      }),
    );
    setPending((before) => new Set([...before].filter((one) => !parties.includes(one))));
    if (answers.length > 0) onDone(answers);
  };
  return { results, pending, remind };
}
