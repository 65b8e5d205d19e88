import { LANGUAGE_IDS, LANGUAGES } from '#i18n/languages.ts';
import { prefer } from '#services/preferences.ts';
import { usePreferences, useWords } from '#views/language/words.tsx';
import * as css from './LanguageChoice.css.ts';

/** Buttons of the languages in one row, each in its own name. */
export function LanguageChoice() {
  const words = useWords();
  const { language } = usePreferences();
  return (
    <div role="group" aria-label={words.text('shell.language')} className={css.group}>
      {LANGUAGE_IDS.map((id) => (
        <button
          key={id}
          type="button"
          lang={LANGUAGES[id].tag}
          aria-pressed={id === language}
          className={css.choice}
          onClick={() => prefer({ language: id })}
        >
          {LANGUAGES[id].name}
        </button>
      ))}
    </div>
  );
}
