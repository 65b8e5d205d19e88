import { useEffect, useState } from 'react';
import { unsaved } from './leaving.ts';
import { useWords } from '#views/words.tsx';

/** Forms of other tabs that a sign-out would lose, as those tabs name them. Renders nothing if there are none. */
export function UnsavedElsewhere() {
  const words = useWords();
  const [losses, setLosses] = useState<readonly string[]>([]);
  useEffect(() => unsaved.ask((found) => setLosses((now) => [...now, ...found])), []);
  if (losses.length === 0) return null;
  return (
    <div>
      <p>{words.text('account.logout.elsewhere', { count: losses.length })}</p>
      <ul>
        {losses.map((loss, index) => (
          <li key={`${index} ${loss}`}>{loss}</li>
        ))}
      </ul>
    </div>
  );
}
