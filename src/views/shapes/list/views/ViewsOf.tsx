import { useEffect, useRef } from 'react';
import { useWords } from '#views/language/words.tsx';
import { arriving } from '#views/ui/arriving.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Icon } from '#views/ui/Icon.tsx';
import { searchOf } from './searchOf.ts';
import type { ViewsMenuProps } from './ViewsMenu.tsx';

interface ViewsOfProps extends ViewsMenuProps {
  /** True if the address is empty, so that the default view may apply. */
  readonly isPlain: boolean;
}

/** The button of the menu, until the menu has come. */
function Waiting() {
  return (
    <Button icon="eye" trailing={<Icon name="chevronDown" />} isPending>
      {useWords().text('ui.views.title')}
    </Button>
  );
}

// The rows of a list do not wait for it.
const ViewsMenu = arriving(() => import('./ViewsMenu.tsx'), { Waiting });

/** The views of a list in their menu; the one that it opens with is shown first. */
export function ViewsOf({ isPlain, ...menu }: ViewsOfProps) {
  useOpening({ views: menu.views, isPlain, onShow: menu.onShow });
  return <ViewsMenu {...menu} />;
}

/** A list that is opened without a word in its address shows the view chosen for that, once. */
function useOpening({ views, isPlain, onShow }: Pick<ViewsOfProps, 'views' | 'isPlain' | 'onShow'>): void {
  const settled = useRef(false);
  const show = useRef(onShow);
  useEffect(() => {
    show.current = onShow;
  }, [onShow]);
  useEffect(() => {
    // A person who has searched meanwhile is not interrupted.
    if (!isPlain) settled.current = true;
    if (settled.current || views.all === null) return;
    settled.current = true;
    const chosen = views.all.find(({ isDefault }) => isDefault);
    if (chosen) show.current(searchOf(chosen), { replace: true });
  }, [views.all, isPlain]);
}
