import { useId, useState } from 'react';
import { wordFailure } from '#services/failure.ts';
import { EVERYTHING } from '#machines/rights/everything.ts';
import { Checkbox } from '#views/ui/Checkbox.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { SearchField } from '#views/ui/SearchField.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import { MenuTicks } from './MenuTicks.tsx';
import { EVERY_MENU, narrowed, toggled } from './menuTree.ts';
import { useMenuTree } from './useMenuTree.ts';

interface MenusFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** Permissions typed beside the menu. */
  readonly permissions: readonly string[];
  readonly onGrant: (permission: string) => void;
}

/** Entries of the menu to be ticked, as a tree; entries above follow, and a search narrows it. */
export default function MenusField({ label, error, value, onChange, permissions, onGrant }: MenusFieldProps) {
  const words = useWords();
  const heading = useId();
  const [typed, setTyped] = useState('');
  const mayGrant = useMay();
  const { entries, tree, failure, reload } = useMenuTree();
  const ticked = new Set(value);
  const isEvery = ticked.has(EVERY_MENU);
  const shown = narrowed(tree, typed);
  const held = new Set(permissions);
  return (
    <Stack gap="s">
      <strong id={heading}>{label}</strong>
      {error !== undefined && <Notice tone="critical">{error}</Notice>}
      <Checkbox isSelected={isEvery} onChange={(on) => onChange(on ? [EVERY_MENU] : [])}>
        {words.text('ui.role.everyMenu')}
      </Checkbox>
      {failure && (
        <ErrorState title={words.text('ui.role.menuFailed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {entries === null && !failure && <Skeleton />}
      {entries !== null && (
        <>
          <SearchField label={words.text('ui.role.findEntry')} value={typed} onChange={setTyped} />
          <div role="group" aria-labelledby={heading}>
            {shown.length === 0 ? (
              <EmptyState icon="search" title={words.text('ui.role.noEntry')} />
            ) : (
              <MenuTicks
                nodes={shown}
                ticked={ticked}
                isOpen={typed.trim() !== ''}
                holds={(permission) => held.has(EVERYTHING) || held.has(permission)}
                onToggle={isEvery ? undefined : (node, isOn) => onChange(toggled(tree, value, node, isOn))}
                onGrant={onGrant}
                mayGrant={mayGrant}
              />
            )}
          </div>
        </>
      )}
    </Stack>
  );
}
