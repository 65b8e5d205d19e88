import { useCallback } from 'react';
import type { AskOptions } from '#services/http.ts';
import { readPasswordGivers } from '#services/references.ts';
import { useScreenSearch } from '#views/place/screen.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { ACT } from '#views/place/useActInAddress.ts';
import { useAsked } from '#views/data/useAsked.ts';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import { GIVE_PASSWORD } from './newStaff.ts';

const MOST_NAMED = 5;

/** Notice to a person who may not give passwords that new accounts have none, and who gives them. */
export function PasswordGivers({ count }: { readonly count: number }) {
  const words = useWords();
  const { answer } = useAsked(useCallback((options: AskOptions) => readPasswordGivers(options), []));
  const names = (answer ?? []).slice(0, MOST_NAMED).map(({ name }) => name);
  return (
    <Notice tone="info" title={words.text('ui.people.passwordsTitle', { count })}>
      {names.length === 0
        ? words.text('ui.people.passwordGivers')
        : words.text('ui.people.passwordGiversNamed', { names: words.list(names) })}
    </Notice>
  );
}

/** The same on the record of a person who was just registered; nothing for others, nor for who gives the password here. */
export function NewPasswordGivers() {
  const may = useMay();
  const [search] = useScreenSearch();
  return search.get(ACT) === GIVE_PASSWORD && !may(GIVE_PASSWORD) ? <PasswordGivers count={1} /> : null;
}
