import { useState } from 'react';
import { EVERYTHING } from '#machines/rights/everything.ts';
import { wordFailure } from '#services/failure.ts';
import { MenuTicks } from '#views/shapes/fields/menus/MenuTicks.tsx';
import { EVERY_MENU, narrowed } from '#views/shapes/fields/menus/menuTree.ts';
import { useMenuTree } from '#views/shapes/fields/menus/useMenuTree.ts';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { SearchField } from '#views/ui/SearchField.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { rightsOf, type ShownRole } from './shown.ts';

/** The entries of the menu that a role shows, as a tree with its ticks. */
export function MenuTab(shown: ShownRole) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const { entries, tree, failure, reload } = useMenuTree();
  const { menus, permissions } = rightsOf(shown);
  const found = narrowed(tree, typed);
  const ticked = new Set(menus);
  const held = new Set(permissions);
  return (
    <Section
      title={words.text('ui.role.tab.menu')}
      description={words.text(ticked.has(EVERY_MENU) ? 'ui.role.everyMenu' : 'ui.role.menuHint')}
    >
      {failure && (
        <ErrorState title={words.text('ui.role.menuFailed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {entries === null && !failure && <Skeleton />}
      {entries !== null && (
        <>
          <SearchField label={words.text('ui.role.findEntry')} value={typed} onChange={setTyped} />
          {found.length === 0 ? (
            <EmptyState icon="search" title={words.text('ui.role.noEntry')} />
          ) : (
            <MenuTicks
              nodes={found}
              ticked={ticked}
              isOpen={typed.trim() !== ''}
              holds={(permission) => held.has(EVERYTHING) || held.has(permission)}
            />
          )}
        </>
      )}
    </Section>
  );
}
