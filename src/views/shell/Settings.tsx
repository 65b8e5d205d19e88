import { arriving } from '#views/ui/arriving.tsx';
import { Drawer } from '#views/ui/Drawer.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { useWords } from '#views/language/words.tsx';

const SettingsForm = arriving(() => import('./SettingsForm.tsx'), { Waiting: Spinner });

/** Settings drawer (§2); each setting applies immediately. */
export function Settings() {
  const words = useWords();
  const label = words.text('shell.settings');
  return (
    <Drawer title={label} trigger={<IconButton icon="settings" label={label} />}>
      <SettingsForm />
    </Drawer>
  );
}
