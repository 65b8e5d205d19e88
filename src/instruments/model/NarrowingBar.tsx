import type { ReactNode } from 'react';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/language/words.tsx';
import { KINDS } from './lookup.ts';
import * as css from './Model.css.ts';
import type { NarrowingState } from './useModel.ts';

/** Filter of a model page: events of one role and of one kind. */
export function NarrowingBar({ state, children }: { state: NarrowingState; children?: ReactNode }) {
  const words = useWords();
  const { kind, role, roles, set } = state;
  return (
    <div className={css.bar}>
      <Select
        label={words.text('ui.model.role')}
        choices={[
          { id: '', label: words.text('ui.model.anyRole') },
          ...roles.map(({ code, name, nameZh }) => ({ id: code, label: words.language === 'zh' ? nameZh : name })),
        ]}
        value={role ?? ''}
        onChange={(key) => set('role', String(key ?? ''))}
      />
      <Select
        label={words.text('ui.model.kind')}
        choices={KINDS.map((one) => ({ id: one, label: words.text(`ui.model.kind.${one}`) }))}
        value={kind}
        onChange={(key) => set('kind', key === 'all' ? null : String(key))}
      />
      {children}
    </div>
  );
}
