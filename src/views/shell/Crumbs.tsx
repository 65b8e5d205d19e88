import { Link } from '#views/ui/Link.tsx';
import { Icon } from '#views/ui/Icon.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Crumb } from './menu.ts';
import * as css from './Crumbs.css.ts';
import { worded } from './title.ts';

/** Breadcrumbs of this screen. The last one, and those without a path, are not links (§2). */
export function Crumbs({ crumbs, isNarrow }: { crumbs: readonly Crumb[]; isNarrow: boolean }) {
  const words = useWords();
  const shown = isNarrow ? crumbs.slice(-1) : crumbs;
  return (
    <nav aria-label={words.text('shell.crumbs')} className={css.crumbs}>
      <ol className={css.list}>
        {shown.map(({ title, path }, index) => {
          const isLast = index === shown.length - 1;
          return (
            <li key={`${worded(title, words)} ${path}`} className={css.step}>
              {index > 0 && <Icon name="chevronRight" size={13} />}
              {path === null || isLast ? (
                <span className={isLast ? css.last : css.words} aria-current={isLast ? 'page' : undefined}>
                  {worded(title, words)}
                </span>
              ) : (
                <Link tone="quiet" href={path}>
                  {worded(title, words)}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
