import { prefer, SIZES } from '#services/preferences.ts';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { usePreferences, useWords } from '#views/words.tsx';

/** How large everything is (§1): default, medium, small, mini. */
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
          acts: SIZES.map((id) => ({
            id,
            label: words.text(`shell.size.${id}`),
            chosen: id === size,
            onAction: () => {
              prefer({ size: id });
              toast({ tone: 'positive', title: words.text('shell.sizeChanged') });
            },
          })),
        },
      ]}
    />
  );
}
