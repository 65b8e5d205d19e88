import { LOCK_AFTER, prefer, SCHEMES, SWITCHES, type Scheme } from '#services/preferences.ts';
import { Stack } from '#views/ui/layout.tsx';
import { RadioGroup } from '#views/ui/RadioGroup.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Switch } from '#views/ui/Switch.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { usePreferences, useWords } from '#views/language/words.tsx';
import { ThemeColour } from './ThemeColour.tsx';

/** Content of the drawer (§2): theme, visible parts of the frame, lock, and footer. */
export default function SettingsForm() {
  const words = useWords();
  const preferences = usePreferences();
  return (
    <Stack gap="xl">
      <RadioGroup
        vertical
        bare
        label={words.text('shell.scheme')}
        value={preferences.scheme}
        choices={SCHEMES.map((id) => ({ id, label: words.text(`shell.scheme.${id}`) }))}
        onChange={(id) => prefer({ scheme: id as Scheme })}
      />
      <ThemeColour />
      <Stack gap="m">
        {SWITCHES.map((id) => (
          <Switch key={id} isSelected={preferences[id]} onChange={(isOn) => prefer({ [id]: isOn })}>
            {words.text(`shell.switch.${id}`)}
          </Switch>
        ))}
      </Stack>
      <Select
        label={words.text('shell.lock.after')}
        value={String(preferences.lockAfter)}
        choices={LOCK_AFTER.map((minutes) => ({
          id: String(minutes),
          label: words.text('shell.lock.minutes', { minutes }),
        }))}
        onChange={(minutes) => prefer({ lockAfter: Number(minutes) })}
      />
      <TextField
        label={words.text('shell.footerTxt')}
        value={preferences.footerTxt}
        maxLength={120}
        isDisabled={!preferences.showFooter}
        onChange={(footerTxt) => prefer({ footerTxt })}
      />
      <TextField
        label={words.text('shell.caseNumber')}
        value={preferences.caseNumber}
        maxLength={60}
        isDisabled={!preferences.showFooter}
        onChange={(caseNumber) => prefer({ caseNumber })}
      />
    </Stack>
  );
}
