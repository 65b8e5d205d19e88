import { useId, useState } from 'react';
import { EVERYTHING } from '#machines/rights/everything.ts';
import { soughtText } from '#machines/kit/alike.ts';
import { permissionGroups } from '#machines/rights/permissions.ts';
import { Checkbox } from '#views/ui/Checkbox.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { SearchField } from '#views/ui/SearchField.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import { useMay } from '#views/session/useHolds.ts';
import { useEnvironment } from '../environment.ts';
import { ticking } from './granting.ts';
import * as css from './Permissions.css.ts';
import { aboutTitle, permissionAbout, permissionTitle } from './titles.ts';

interface PermissionsFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Permissions to be ticked, by what they are about; a search narrows them. What the person lacks cannot be granted. */
export default function PermissionsField({ label, error, value, onChange }: PermissionsFieldProps) {
  const words = useWords();
  const heading = useId();
  const [typed, setTyped] = useState('');
  const may = useMay();
  const isSandbox = useEnvironment() !== null;
  const mayGrant = (id: string): boolean => isSandbox || may(id);
  const held = new Set(value);
  const sought = soughtText(typed);
  const change = (ids: readonly string[], isOn: boolean): void => onChange(ticking(value, ids, isOn, mayGrant));
  const groups = permissionGroups().flatMap(({ about, ids }) => {
    const title = aboutTitle(about, words);
    const isWhole = soughtText(title).includes(sought);
    const shown = ids.filter((id) => isWhole || soughtText(permissionTitle(id, words)).includes(sought));
    return shown.length === 0 ? [] : [{ about, title, ids: shown }];
  });
  return (
    <Stack gap="s">
      <strong id={heading}>{label}</strong>
      {error !== undefined && <Notice tone="critical">{error}</Notice>}
      <Checkbox
        isSelected={held.has(EVERYTHING)}
        isDisabled={!held.has(EVERYTHING) && !mayGrant(EVERYTHING)}
        onChange={(on) => change([EVERYTHING], on)}
      >
        <span>
          {words.text('permission.everything')}
          {!mayGrant(EVERYTHING) && <small className={css.note}>{words.text('ui.role.notYours')}</small>}
        </span>
      </Checkbox>
      <SearchField label={words.text('permission.search')} value={typed} onChange={setTyped} />
      <div className={css.groups} role="group" aria-labelledby={heading}>
        {groups.map(({ about, title, ids }) => {
          const count = ids.filter((id) => held.has(id)).length;
          return (
            <details key={about} className={css.group} open={sought !== '' || undefined}>
              <summary className={css.head}>
                {title}
                <span className={css.count}>{words.text('permission.count', { count, all: ids.length })}</span>
              </summary>
              <div className={css.inner}>
                <Checkbox
                  isSelected={count === ids.length}
                  isIndeterminate={count > 0 && count < ids.length}
                  isDisabled={count === 0 && !ids.some(mayGrant)}
                  onChange={(on) => change(ids, on)}
                >
                  {words.text('permission.all', { about: title })}
                </Checkbox>
                {ids.map((id) => (
                  <Checkbox
                    key={id}
                    isSelected={held.has(id)}
                    isDisabled={!held.has(id) && !mayGrant(id)}
                    onChange={(on) => change([id], on)}
                  >
                    <span>
                      {permissionTitle(id, words)}
                      <small className={css.note}>{permissionAbout(id, words)}</small>
                      {!mayGrant(id) && <small className={css.note}>{words.text('ui.role.notYours')}</small>}
                    </span>
                  </Checkbox>
                ))}
              </div>
            </details>
          );
        })}
      </div>
    </Stack>
  );
}
