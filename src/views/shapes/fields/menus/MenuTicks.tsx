import { Checkbox } from '#views/ui/Checkbox.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Tag } from '#views/ui/Tag.tsx';
import { useWords } from '#views/language/words.tsx';
import { permissionName } from '../permissions/titles.ts';
import * as css from './Menus.css.ts';
import { EVERY_MENU, leavesWithin, tickOf, type MenuNode } from './menuTree.ts';

interface MenuTicksProps {
  readonly nodes: readonly MenuNode[];
  readonly ticked: ReadonlySet<string>;
  /** Opens every catalog, as while something is searched. */
  readonly isOpen: boolean;
  /** Permissions of the role: an entry whose permission is missing shows nothing to its holders. */
  readonly holds: (permission: string) => boolean;
  /** Absent where the tree is only shown. */
  readonly onToggle?: ((node: MenuNode, isOn: boolean) => void) | undefined;
  readonly onGrant?: ((permission: string) => void) | undefined;
  /** Permissions that the person may grant; without it, all. */
  readonly mayGrant?: ((permission: string) => boolean) | undefined;
  readonly isBelow?: boolean;
}

/** Ticks of the entries of the menu, catalog by catalog; pages and buttons below their parents. */
export function MenuTicks({ nodes, isBelow = false, ...shared }: MenuTicksProps) {
  const words = useWords();
  const { ticked, isOpen, holds, onToggle, onGrant, mayGrant } = shared;
  return (
    <ul className={isBelow ? css.below : css.tree}>
      {nodes.map((node) => {
        const { entry, children } = node;
        const tick = tickOf(node, ticked);
        const { permission } = entry;
        const isChosen = tick === 'all' && !ticked.has(EVERY_MENU);
        const isLacking = isChosen && permission !== undefined && permission !== '' && !holds(permission);
        const box = (
          <Checkbox
            isSelected={tick === 'all'}
            isIndeterminate={tick === 'some'}
            isDisabled={onToggle === undefined}
            onChange={(isOn) => onToggle?.(node, isOn)}
          >
            <span>
              {entry.title} {entry.type === 2 && <Tag>{words.text('ui.role.button')}</Tag>}
              {entry.hidden && entry.type !== 2 && <Tag>{words.text('ui.role.notInMenu')}</Tag>}
              {permission !== undefined && permission !== '' && (
                <small className={css.note}>
                  {words.text('ui.role.needs', { permission: permissionName(permission, words) })}
                </small>
              )}
            </span>
          </Checkbox>
        );
        const lacking = isLacking && (
          <div className={css.lacking}>
            {words.text('ui.role.lacks')}
            {onGrant && (
              <Button
                size="small"
                reason={mayGrant?.(permission) === false ? words.text('ui.role.notYours') : undefined}
                onPress={() => onGrant(permission)}
              >
                {words.text('ui.role.grant', { permission: permissionName(permission, words) })}
              </Button>
            )}
          </div>
        );
        if (children.length === 0)
          return (
            <li key={entry.id}>
              {box}
              {lacking}
            </li>
          );
        const own = leavesWithin(node);
        const count = tick === 'all' ? own.length : own.filter((id) => ticked.has(id)).length;
        return (
          <li key={entry.id}>
            <details className={css.group} open={isOpen || undefined}>
              <summary className={css.head}>
                {entry.title}
                <span className={css.count}>{words.text('permission.count', { count, all: own.length })}</span>
              </summary>
              {box}
              {lacking}
              <MenuTicks {...shared} nodes={children} isBelow />
            </details>
          </li>
        );
      })}
    </ul>
  );
}
