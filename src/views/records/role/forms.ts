import type { role } from '#machines/registers/role.ts';
import { eventForm } from '#views/shapes/presentation/eventForm.ts';

type Events = (typeof role)['events'];

const form = eventForm<Events['role.registered']>({
  sections: [
    { title: 'ui.role.section.role', fields: ['code', 'name', 'nameZh', 'level', 'secondFactor', 'description'] },
    { title: 'ui.role.section.scope', fields: ['dataScope', 'customBranches'] },
    { title: 'ui.role.section.menu', fields: ['menus'] },
    { title: 'ui.role.section.permissions', fields: ['permissions'] },
  ],
  mayBeEmpty: ['customBranches'],
  wide: ['description', 'customBranches', 'menus', 'permissions'],
});

/** Forms of a role: who it is, what it sees, its menu and its permissions. */
export const forms = { 'role.registered': form, 'role.amended': form };
