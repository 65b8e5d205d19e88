import type { Words } from '#i18n/words.ts';
import { prefer, SIZES, type Size } from '#services/preferences.ts';
import type { MenuAct } from '#views/ui/Menu.tsx';
import { toast } from '#views/ui/Toast.tsx';

/** The sizes of everything (§1) as acts of a menu; the present one is ticked, another one says that it has come. */
export const sizeActs = (size: Size, words: Words): MenuAct[] =>
  SIZES.map((id) => ({
    id,
    label: words.text(`shell.size.${id}`),
    chosen: id === size,
    onAction: () => {
      prefer({ size: id });
      toast({ tone: 'positive', title: words.text('shell.sizeChanged') });
    },
  }));
