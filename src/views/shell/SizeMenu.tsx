import { IconButton } from '#views/ui/IconButton.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { usePreferences, useWords } from '#views/language/words.tsx';
import { sizeActs } from './sizeActs.ts';

/** Menu of the component sizes (§1): default, medium, small, mini. */
export function SizeMenu() {
  const words = useWords();
  const { size } = usePreferences();
  const label = words.text('shell.size');
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton icon="textSize" label={label} />}
      groups={[
        {
          id: 'sizes',
          acts: sizeActs(size, words),
        },
      ]}
    />
  );
}
