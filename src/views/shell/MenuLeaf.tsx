import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components';
import { afterPaint } from '#views/ui/afterPaint.ts';
import { Icon } from '#views/ui/Icon.tsx';
import { useWords } from '#views/language/words.tsx';
import { currentPage } from './current.ts';
import { iconOf } from './icon.ts';
import type { MenuItem } from './menu.ts';
import * as css from './MenuLeaf.css.ts';
import { words as title } from './MenuTree.css.ts';
import { worded } from './title.ts';
import type { MenuChoices } from './useMenuChoices.ts';

interface MenuLeafProps {
  readonly item: MenuItem;
  /** Shows the icon, as outside of every catalog. */
  readonly isTop: boolean;
  readonly isCurrent: boolean;
  readonly choices: MenuChoices;
  readonly onGo: (() => void) | undefined;
}

/** A screen or a site of the menu, with the star that keeps it on top. */
export function MenuLeaf({ item, isTop, isCurrent, choices, onGo }: MenuLeafProps) {
  const words = useWords();
  const link = useRef<HTMLAnchorElement>(null);
  // The entry of the current screen may be outside the visible part. Sooner, it would lay out an unfinished page.
  useEffect(() => {
    if (isCurrent) afterPaint(() => link.current?.scrollIntoView({ block: 'nearest' }));
  }, [isCurrent]);
  const { path } = item;
  if (path === null) return null;
  const outside = item.external ? { target: '_blank', rel: 'noreferrer' } : {};
  const name = worded(item.title, words);
  return (
    <div className={css.place}>
      <Link
        {...outside}
        ref={link}
        href={path}
        className={css.leaf}
        {...currentPage(isCurrent)}
        {...(onGo === undefined ? {} : { onPress: onGo })}
      >
        {isTop && <Icon name={iconOf(item.icon)} />}
        <span className={title}>{name}</span>
        {item.external && <Icon name="external" size={13} />}
      </Link>
      <button
        type="button"
        className={css.star}
        aria-pressed={choices.favourites.includes(path)}
        aria-label={words.text('shell.favourite', { name })}
        onClick={() => choices.toggleFavourite(path)}
      >
        <Icon name="star" size={15} />
      </button>
    </div>
  );
}
