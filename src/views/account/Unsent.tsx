import { useEffect, useState, type ReactElement } from 'react';
import { outbox } from '#services/outbox/outbox.ts';
import { useWords } from '#views/words.tsx';

/** How much of the person's work is only in this browser, and what becomes of it; nothing when all was sent. */
export default function Unsent(): ReactElement | null {
  const words = useWords();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const subscription = outbox.entries$.subscribe((entries) =>
      setCount(entries.filter(({ state }) => state !== 'sent').length),
    );
    return () => subscription.unsubscribe();
  }, []);
  if (count === 0) return null;
  return <p>{words.text('account.logout.unsent', { count })}</p>;
}
