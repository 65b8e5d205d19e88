import type { Row } from '#services/page.ts';
import role from '#views/records/role/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { conflictsOf } from '../conflicts/conflictsOf.tsx';
import { CompareTab } from './CompareTab.tsx';
import { HoldersTab } from './HoldersTab.tsx';
import { MenuTab } from './MenuTab.tsx';
import { PermissionsTab } from './PermissionsTab.tsx';
import { PreviewTab } from './PreviewTab.tsx';
import { ScopeTab } from './ScopeTab.tsx';
import { roleNameOf } from './shown.ts';

const { First, dialogs } = conflictsOf(role, 'role');

/** One role: who it is, its menu, permissions and scope, its holders, a preview, a comparison, its history. */
const RoleDetail = record(role, {
  keyFields: ['code', 'level', 'dataScope'],
  sections: [
    {
      title: 'ui.detail.section.kept',
      fields: ['name', 'nameZh', 'level', 'dataScope', 'customBranches', 'secondFactor', 'description'],
    },
  ],
  First,
  dialogs,
  tabs: [
    { id: 'menu', title: 'ui.role.tab.menu', Content: MenuTab },
    {
      id: 'permissions',
      title: 'ui.role.tab.permissions',
      Content: PermissionsTab,
    },
    { id: 'scope', title: 'ui.role.tab.scope', Content: ScopeTab },
    { id: 'holders', title: 'ui.role.tab.holders', Content: HoldersTab },
    { id: 'preview', title: 'ui.role.tab.preview', Content: PreviewTab },
    { id: 'compare', title: 'ui.role.tab.compare', Content: CompareTab },
    logTab(role),
  ],
  title: (row: Row, { language }) => roleNameOf({ row }, language),
});

export default RoleDetail;
