import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs, Link } from 'react-aria-components';
import * as css from './Breadcrumbs.css.ts';

/** One step of the way; without `href` it leads nowhere (§2: the last, or one marked noredirect). */
export interface Crumb {
  id: string;
  label: string;
  href?: string;
}

/** The way from home to here. */
export const Breadcrumbs = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav aria-label={label}>
    <AriaBreadcrumbs className={css.list}>
      {crumbs.map(({ id, label: words, href }, index) => (
        <Breadcrumb key={id} id={id} className={css.crumb}>
          <Link className={css.way} {...(href !== undefined && index < crumbs.length - 1 && { href })}>
            {words}
          </Link>
          {index < crumbs.length - 1 && (
            <span className={css.slash} aria-hidden="true">
              /
            </span>
          )}
        </Breadcrumb>
      ))}
    </AriaBreadcrumbs>
  </nav>
);
