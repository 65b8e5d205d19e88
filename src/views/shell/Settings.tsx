import { LOCK_AFTER, prefer, SCHEMES, SWITCHES, type Scheme } from '#services/preferences.ts';
import { Drawer } from '#views/ui/Drawer.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { RadioGroup } from '#views/ui/RadioGroup.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Switch } from '#views/ui/Switch.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { usePreferences, useWords } from '#views/words.tsx';
import { ThemeColour } from './ThemeColour.tsx';

/** The settings drawer (§2): the theme, which parts of the frame are there, and the footer; each takes effect at once. */
export function Settings() {
  const words = useWords();
  const preferences = usePreferences();
  const label = words.text('shell.settings');
  return (
    <Drawer title={label} trigger={<IconButton icon="settings" label={label} />}>
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
    </Drawer>
  );
}
