import { useSyncExternalStore } from 'react';
import { Checkbox } from '#views/ui/Checkbox.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import type { Station } from '#views/shapes/scan/station/station.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './Receiving.css.ts';
import { storingOf } from './storingOf.ts';

/** Choice of putting arrivals into stock at once, and of their shelf; scanning a shelf's label chooses it. */
export function StoringChoice({ station }: { readonly station: Station }) {
  const words = useWords();
  const storing = storingOf(station);
  const isOn = useSyncExternalStore(storing.subscribe, storing.isOn);
  const shelf = useSyncExternalStore(storing.subscribe, storing.shelf);
  return (
    <div className={css.storing}>
      <Checkbox isSelected={isOn} onChange={storing.turn}>
        {words.text('ui.receiving.store')}
      </Checkbox>
      {isOn && (
        <div role="status" className={css.shelf}>
          <TextField
            bare
            label={words.text('ui.storage.ontoShelf')}
            icon="shelf"
            value={shelf ?? ''}
            maxLength={64}
            onChange={(typed) => storing.choose(typed.trim() === '' ? null : typed.trim().toUpperCase())}
            description={words.text('ui.receiving.shelfHint')}
          />
        </div>
      )}
    </div>
  );
}
