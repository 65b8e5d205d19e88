import { describe, expect, test } from 'vitest';
import { listed } from '#machines/catalogue/listed.ts';
import { permissionGroups } from '#machines/rights/permissions.ts';
import { menus } from '#server/company/menus/index.ts';
import { previewScreens, type RoleRights } from '#server/company/screens/preview.ts';
import { subjectOf } from '#server/company/screens/subjects.ts';
import { buildMenus } from '#server/routes/masterData/menuTree.ts';
import { POLICY } from '#server/policy.ts';

const every = new Set(permissionGroups().flatMap(({ ids }) => ids));
const visible = menus.flatMap(({ component, permission, hidden }) =>
  component && permission && !hidden ? [{ component, permission }] : [],
);

const previewed = (rights: RoleRights) => {
  const menu = buildMenus(menus, { permissions: rights.permissions, menus: new Set(['*']) }, 'en');
  return new Map(previewScreens(menu, menus, rights).map((screen) => [screen.component, screen]));
};
const sees = (component: string, permissions: readonly string[], dataScope = 'branch'): boolean | undefined =>
  previewed({ permissions, dataScope }).get(component)?.sees;

describe('the subject of a screen of the menu', () => {
  test.each(visible)(
    'the screen $component asks only calls that exist, about record types that exist',
    ({ component, permission }) => {
      const { about, rows, reads, acts } = subjectOf(component, permission);
      expect(reads.length > 0 || rows === 'form').toBe(true);
      for (const { call, machines = [] } of reads) {
        expect(Object.keys(POLICY)).toContain(call);
        expect(call.includes(':machine')).toBe(machines.length > 0);
        for (const machine of machines) expect(Object.keys(listed)).toContain(machine);
      }
      if (about !== null) expect(Object.keys(listed)).toContain(about);
      expect(acts.filter((act) => !every.has(act))).toEqual([]);
    },
  );
});

describe('a preview', () => {
  test('a preview says that a screen shows nothing where its calls need more than the permission that shows it', () => {
    expect(sees('hr/Roster', ['staff.registered'])).toBe(false);
    expect(sees('hr/Roster', ['staff.registered', 'staff.read'])).toBe(true);
    expect(sees('finance/TransferHistory', ['paymentSlip.read'])).toBe(false);
    expect(sees('finance/TransferHistory', ['paymentSlip.read', 'settlement.read'])).toBe(true);
    expect(sees('reports/PickupDelivered', ['report.read', 'workOrder.read'])).toBe(false);
    expect(sees('reports/DataReport', ['report.read', 'workOrder.read'])).toBe(true);
    expect(sees('audit/Duties', ['logEvent.read'])).toBe(false);
    expect(sees('audit/Duties', ['logEvent.read'], 'all')).toBe(true);
  });

  test('a preview has no screen that the menu of the role lacks', () =>
    expect(sees('hr/StaffList', ['staff.registered'])).toBeUndefined());

  test('a preview with all permissions sees every screen of staff', () => {
    const all = previewed({ permissions: ['*'], dataScope: 'all' });
    expect([...all.values()].filter((screen) => !screen.sees)).toEqual([]);
    expect(visible.filter(({ component }) => !all.has(component))).toEqual([
      { component: 'customers/colleagues/Colleagues', permission: 'staff.colleagueInvited' },
    ]);
  });
});
