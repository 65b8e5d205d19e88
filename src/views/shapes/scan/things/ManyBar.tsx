import { useState } from 'react';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import { ActDialog } from './ActDialog.tsx';
import { actsOn } from './acts.ts';
import * as css from '../Scan.css.ts';
import type { Station } from '../station/station.ts';

interface ManyBarProps {
  readonly station: Station;
  /** Chosen things, in the order of the list. */
  readonly keys: readonly string[];
  /** Events that may be proposed for many things with one form. */
  readonly types: readonly string[];
  readonly onDone: () => void;
}

interface Asked {
  readonly type: string;
  readonly keys: readonly string[];
}

/** Acts on all chosen things with one form; those that may not take the event are left out, and said. */
export function ManyBar({ station, keys, types, onDone }: ManyBarProps) {
  const words = useWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const ask = (type: string): void => {
    const acts = keys.map((key) => ({ key, act: actsOn(station, key, words).find((one) => one.type === type) }));
    const may = acts.flatMap(({ key, act }) => (act && act.reason === undefined ? [key] : []));
    setReason(may.length > 0 ? null : (acts.find(({ act }) => act?.reason)?.act?.reason ?? null));
    if (may.length > 0) setAsked({ type, keys: may });
  };
  const [first = '', ...others] = asked?.keys ?? [];
  return (
    <div className={css.many} role="group" aria-label={words.text('ui.scan.chosen', { count: keys.length })}>
      <Inline gap="s">
        <span role="status">{reason ?? words.text('ui.scan.chosen', { count: keys.length })}</span>
        {types.map((type) => (
          <Button key={type} size="small" onPress={() => ask(type)}>
            {words.text<string>(`event.${type}`)}
          </Button>
        ))}
      </Inline>
      {asked !== null && (
        <ActDialog
          station={station}
          about={first}
          others={others}
          type={asked.type}
          onClose={() => setAsked(null)}
          onDone={onDone}
        />
      )}
    </div>
  );
}
