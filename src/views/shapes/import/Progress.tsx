import type { Importing } from '#services/import/importing.ts';
import { ProgressBar } from '#views/ui/ProgressBar.tsx';
import { useWords } from '#views/language/words.tsx';
import type { ImportState } from './useImporting.ts';

/** Work that the progress is of: rows on their way are answered before the import pauses or stops. */
function workOf(state: ImportState): 'judging' | 'writing' | 'pausing' | 'stopping' {
  if (state.matches({ writing: 'pausing' })) return 'pausing';
  if (state.matches({ writing: 'stopping' })) return 'stopping';
  return state.matches('writing') ? 'writing' : 'judging';
}

/** Progress of the check or of the import, with its speed and the time that it still needs. */
export function Progress({ importing, state }: { readonly importing: Importing; readonly state: ImportState }) {
  const words = useWords();
  const { counts } = state.context;
  const isWriting = state.matches('writing');
  const sent = counts.created + counts.refused;
  const done = isWriting ? sent : counts.judged;
  const total = isWriting ? sent + counts.good : counts.total;
  const label = words.text<string>(`ui.import.${workOf(state)}`);
  const pace = importing.pace();
  const rows = words.text('ui.import.rowsOf', { done, total });
  return (
    <ProgressBar
      label={label}
      value={total === 0 ? 100 : (100 * done) / total}
      valueText={
        pace === null
          ? rows
          : words.text('ui.import.rowsAtPace', {
              rows,
              perMinute: Math.round(pace.perMinute),
              left: words.duration(pace.leftMs),
            })
      }
    />
  );
}
