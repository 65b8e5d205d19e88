import { EVERYTHING } from '#machines/rights/everything.ts';
import { soughtText } from '#machines/kit/alike.ts';
import { permissionGroups } from '#machines/rights/permissions.ts';
import { aboutTitle, permissionAbout, permissionTitle } from '#views/shapes/fields/permissions/titles.ts';
import { Section } from '#views/ui/Card.tsx';
import { Checkbox } from '#views/ui/Checkbox.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { SearchField } from '#views/ui/SearchField.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useFound } from '#views/place/useFound.ts';
import { useParameter } from '#views/place/useParameter.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './Role.css.ts';
import { rightsOf, type ShownRole } from './shown.ts';

/** Value in the address that leaves out what the role lacks. */
const HELD = 'held';

/** The permissions of a role beside those it lacks, by record type, each with what it allows. */
export function PermissionsTab(shown: ShownRole) {
  const words = useWords();
  const [typed, setTyped] = useFound();
  const [only, setOnly] = useParameter('only');
  const isOnlyHeld = only === HELD;
  const held = new Set(rightsOf(shown).permissions);
  const isAll = held.has(EVERYTHING);
  const sought = soughtText(typed);
  const groups = permissionGroups().flatMap(({ about, ids }) => {
    const title = aboutTitle(about, words);
    const isWhole = soughtText(title).includes(sought);
    const lines = ids.filter(
      (id) =>
        (!isOnlyHeld || isAll || held.has(id)) && (isWhole || soughtText(permissionTitle(id, words)).includes(sought)),
    );
    const count = isAll ? ids.length : ids.filter((id) => held.has(id)).length;
    return lines.length === 0 ? [] : [{ about, title, lines, count, all: ids.length }];
  });
  return (
    <Section title={words.text('ui.role.tab.permissions')} description={words.text('ui.role.permissionsHint')}>
      {isAll && <Notice tone="warning" title={words.text('permission.everything')} />}
      <SearchField label={words.text('permission.search')} value={typed} onChange={setTyped} />
      <Checkbox isSelected={isOnlyHeld} onChange={(isOnly) => setOnly(isOnly ? HELD : '')}>
        {words.text('ui.role.onlyHeld')}
      </Checkbox>
      {groups.length === 0 && <EmptyState icon="search" title={words.text('ui.role.noPermission')} />}
      <div className={css.groups}>
        {groups.map(({ about, title, lines, count, all }) => (
          <details key={about} className={css.group} open={sought !== '' || undefined}>
            <summary className={css.head}>
              {title}
              <span className={css.count}>{words.text('permission.count', { count, all })}</span>
            </summary>
            <ul className={css.list}>
              {lines.map((id) => {
                const isHeld = isAll || held.has(id);
                return (
                  <li key={id} className={isHeld ? css.line : `${css.line} ${css.lacking}`}>
                    <Status tone={isHeld ? 'positive' : 'ended'}>
                      {words.text(isHeld ? 'ui.role.may' : 'ui.role.mayNot')}
                    </Status>
                    <span>
                      {permissionTitle(id, words)}
                      <small className={css.note}>{permissionAbout(id, words)}</small>
                    </span>
                  </li>
                );
              })}
            </ul>
          </details>
        ))}
      </div>
    </Section>
  );
}
