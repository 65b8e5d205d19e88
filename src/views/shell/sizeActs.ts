import type { Words } from '#i18n/words.ts';
import { prefer, SIZES, type Size } from '#services/preferences.ts';
import type { MenuAct } from '#views/ui/menuActs.ts';
import { toast } from '#views/ui/Toast.tsx';

/** Menu entries of the sizes (§1). The current one is ticked; choosing another shows a confirmation. */
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
