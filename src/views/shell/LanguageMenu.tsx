import { LANGUAGE_IDS, LANGUAGES } from '#i18n/languages.ts';
import { prefer } from '#services/preferences.ts';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { usePreferences, useWords } from '#views/language/words.tsx';

/** Menu that chooses the console's language. */
export function LanguageMenu() {
  const words = useWords();
  const { language } = usePreferences();
  const label = words.text('shell.language');
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton icon="language" label={label} />}
      groups={[
        {
          id: 'languages',
          acts: LANGUAGE_IDS.map((id) => ({
            id,
            label: LANGUAGES[id].name,
            chosen: id === language,
            onAction: () => prefer({ language: id }),
          })),
        },
      ]}
    />
  );
}
