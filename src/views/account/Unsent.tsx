import { useEffect, useState, type ReactElement } from 'react';
import { outbox } from '#services/outbox/outbox.ts';
import { useWords } from '#views/language/words.tsx';

/** Number of the person's commands that exist only in this browser, with an explanation. Renders nothing if all are sent. */
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
