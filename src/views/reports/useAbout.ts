import type { Filters } from '#views/shapes/list/filters.ts';
import { useFilterWords } from '#views/shapes/list/useFilterWords.ts';
import { useSession } from '#views/session/useSession.ts';
import { useWords } from '#views/language/words.tsx';
import { aboutOf, type About } from '#views/shapes/print/about.ts';

/** Returns what the file of a report says about its figures; `on` is the filter of its period. */
export function useAbout(
  filters: Filters,
  values: Readonly<Record<string, string>>,
  on: string | null,
  at: string,
): About {
  const words = useWords();
  const { inForce } = useFilterWords(filters, values);
  const { user } = useSession().context;
  const time = filters.fields.find(({ name }) => name === on);
  return aboutOf(
    {
      time: time?.labelOf(words) ?? null,
      period: values[on ?? ''] ?? '',
      filters: inForce.flatMap(({ id, text }) => (id === on ? [] : [text])),
      at,
      user,
    },
    words,
  );
}
