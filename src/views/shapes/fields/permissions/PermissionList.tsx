import { EVERYTHING } from '#machines/rights/everything.ts';
import { permissionGroups } from '#machines/rights/permissions.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './Permissions.css.ts';
import { aboutTitle, permissionAbout, permissionTitle } from './titles.ts';

/** Permissions by what they are about, each with its title and what it allows. */
export default function PermissionList({ ids }: { readonly ids: readonly string[] }) {
  const words = useWords();
  if (ids.includes(EVERYTHING)) return words.text('permission.everything');
  const held = new Set(ids);
  return (
    <div className={css.groups}>
      {permissionGroups().flatMap(({ about, ids: all }) => {
        const own = all.filter((id) => held.has(id));
        if (own.length === 0) return [];
        return (
          <details key={about} className={css.group}>
            <summary className={css.head}>
              {aboutTitle(about, words)}
              <span className={css.count}>
                {words.text('permission.count', { count: own.length, all: all.length })}
              </span>
            </summary>
            <ul className={css.list}>
              {own.map((id) => (
                <li key={id}>
                  {permissionTitle(id, words)}
                  <small className={css.note}>{permissionAbout(id, words)}</small>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
