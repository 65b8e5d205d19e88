import { useEffect, useState } from 'react';
import { leaving, unsaved } from './leaving.ts';
import { useWords } from '#views/language/words.tsx';

interface LossesProps {
  readonly says: string;
  readonly losses: readonly string[];
}

/** Losses under a sentence; renders nothing if there are none. */
function Losses({ says, losses }: LossesProps) {
  if (losses.length === 0) return null;
  return (
    <div>
      <p>{says}</p>
      <ul>
        {losses.map((loss, index) => (
          <li key={`${index} ${loss}`}>{loss}</li>
        ))}
      </ul>
    </div>
  );
}

/** Forms of this tab that a sign-out would lose. Renders nothing if there are none. */
export function UnsavedHere() {
  const words = useWords();
  const [losses] = useState(leaving.losses);
  return <Losses says={words.text('account.logout.here', { count: losses.length })} losses={losses} />;
}

/** Forms of other tabs that a sign-out would lose, as those tabs name them. Renders nothing if there are none. */
export function UnsavedElsewhere() {
  const words = useWords();
  const [losses, setLosses] = useState<readonly string[]>([]);
  useEffect(() => unsaved.ask((found) => setLosses((now) => [...now, ...found])), []);
  return <Losses says={words.text('account.logout.elsewhere', { count: losses.length })} losses={losses} />;
}
