import { partOf } from '#instruments/sandbox/people.ts';
import { BRANCHES, playedRoles } from '#instruments/sandbox/seed.ts';
import { aggregatesOf, type Sandbox } from '#instruments/sandbox/world.ts';
import type { ModelRole } from '#instruments/services/models.ts';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/language/words.tsx';
import * as model from '../Model.css.ts';
import type { PartState } from './usePart.ts';

/** Selects the current part: a role and its branch. */
export function PartBar({ roles, sandbox, at }: { roles: readonly ModelRole[]; sandbox: Sandbox; at: PartState }) {
  const words = useWords();
  const isChinese = words.language === 'zh';
  const branchName = (code: string): string => {
    const { name, nameZh } = (aggregatesOf(sandbox).aggregate('branch', code)?.context ?? {}) as Record<string, string>;
    return (isChinese ? nameZh : name) ?? code;
  };
  return (
    <div className={model.bar}>
      <Select
        label={words.text('ui.model.role')}
        choices={playedRoles(roles).map(({ code, name, nameZh }) => ({ id: code, label: isChinese ? nameZh : name }))}
        value={at.role}
        onChange={(key) => at.take(partOf(String(key), at.branch))}
      />
      <Select
        label={words.text('ui.simulate.branch')}
        choices={BRANCHES.map((code) => ({ id: code, label: branchName(code) }))}
        value={at.branch}
        onChange={(key) => at.take(partOf(at.role, String(key)))}
      />
    </div>
  );
}
