import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs, Link } from 'react-aria-components';
import * as css from './Breadcrumbs.css.ts';

/** One step of the breadcrumbs; without `href` it is no link (§2: the last, or one marked noredirect). */
export interface Crumb {
  id: string;
  label: string;
  href?: string;
}

/** Shows the path from home to the present screen. */
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
