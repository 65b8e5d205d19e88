import { Icon } from '#views/ui/Icon.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import type { MenuAct } from '#views/ui/menuActs.ts';
import { TippedLink } from '#views/ui/TippedLink.tsx';
import type { Words } from '#i18n/words.ts';
import { useWords } from '#views/language/words.tsx';
import { iconOf } from './icon.ts';
import type { MenuItem } from './menu.ts';
import { currentPage } from './current.ts';
import * as css from './MenuRail.css.ts';
import { worded } from './title.ts';

const actsOf = (item: MenuItem, current: string, words: Words): MenuAct[] => [
  ...(item.path === null
    ? []
    : [{ id: item.path, label: worded(item.title, words), href: item.path, chosen: item.path === current }]),
  ...item.children.flatMap((child) => actsOf(child, current, words)),
];

/** The menu as icons; a catalog's icon opens a list of its entries. */
export function MenuRail({ items, current }: { items: readonly MenuItem[]; current: string }) {
  const words = useWords();
  return (
    <ul className={css.rail}>
      {items.map((item) => {
        const label = worded(item.title, words);
        const acts = actsOf(item, current, words);
        const isCurrent = acts.some(({ chosen }) => chosen);
        return (
          <li key={item.id} data-current={isCurrent || undefined} className={css.place}>
            {item.children.length > 0 ? (
              <Menu
                label={label}
                placement="end top"
                trigger={<IconButton icon={iconOf(item.icon)} label={label} />}
                groups={[{ id: item.id, title: label, acts }]}
              />
            ) : (
              <RailLink item={item} label={label} isCurrent={isCurrent} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function RailLink({ item, label, isCurrent }: { item: MenuItem; label: string; isCurrent: boolean }) {
  const outside = item.external ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <TippedLink
      {...outside}
      delay={300}
      href={item.path ?? '/'}
      className={css.link}
      label={label}
      {...currentPage(isCurrent)}
    >
      <Icon name={iconOf(item.icon)} />
    </TippedLink>
  );
}
