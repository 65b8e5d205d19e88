import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../access.ts';
import { catalog, readableBy } from './entries.ts';

/** Menu of people, branches and permissions. */
export const system: readonly Menu[] = [
  catalog({ code: 'hr', title: 'People', titleZh: '人事管理', icon: 'users', path: '/hr', sort: 108 }),
  catalog({ code: 'system', title: 'System', titleZh: '系统管理', icon: 'settings', path: '/system', sort: 110 }),
  ...readableBy('staff.registered', [
    {
      code: 'hr.roster',
      title: 'Human Resources',
      titleZh: '人力资源',
      icon: 'clipboard',
      path: '/hr/roster',
      component: 'hr/Roster',
      sort: 1052,
    },
  ]),
  ...readableBy(readPermission('staff'), [
    {
      code: 'hr.staff',
      title: 'Staff',
      titleZh: '员工管理',
      icon: 'users',
      path: '/hr/staff',
      component: 'hr/StaffList',
      sort: 1050,
    },
    {
      code: 'hr.charger',
      title: 'Charger',
      titleZh: '网点负责人',
      icon: 'flag',
      path: '/hr/charger',
      component: 'hr/Chargers',
      sort: 1054,
    },
    {
      code: 'hr.staffDetail',
      title: 'Staff detail',
      titleZh: '员工详情',
      path: '/hr/staffDetail',
      component: 'hr/StaffDetail',
      hidden: true,
      sort: 1051,
    },
  ]),
  ...readableBy(readPermission('station'), [
    {
      code: 'system.area',
      title: 'City/Area',
      titleZh: '城市区域',
      icon: 'map',
      path: '/system/area',
      component: 'system/CityAreas',
      sort: 1114,
    },
  ]),
  ...readableBy('session.read', [
    {
      code: 'system.online',
      title: 'Online User',
      titleZh: '在线用户',
      icon: 'shield',
      path: '/system/online',
      component: 'system/OnlineUsers',
      sort: 1124,
    },
  ]),
  ...readableBy('job.read', [
    {
      code: 'system.tasks',
      title: 'Task Scheduling',
      titleZh: '任务调度',
      icon: 'clock',
      path: '/system/tasks',
      component: 'system/Tasks',
      sort: 1126,
    },
  ]),
  ...readableBy(readPermission('violation'), [
    {
      code: 'system.violations',
      title: 'Contradictions',
      titleZh: '矛盾记录',
      icon: 'warning',
      path: '/system/violations',
      component: 'system/Contradictions',
      sort: 1130,
    },
    {
      code: 'system.violationDetail',
      title: 'Contradiction',
      titleZh: '矛盾详情',
      path: '/system/violationDetail',
      component: 'system/Contradiction',
      hidden: true,
      sort: 1131,
    },
  ]),
];
