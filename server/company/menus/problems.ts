import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../access.ts';
import { catalog, screen } from './entries.ts';

const problemItem = readPermission('problemItem');
const followUp = readPermission('followUp');

/** Menu of problems with orders and their follow-up. */
export const problems: readonly Menu[] = [
  catalog({ code: 'problems', title: 'Problems', titleZh: '问题件管理', icon: 'warning', path: '/problem', sort: 30 }),
  screen({
    code: 'problems.list',
    title: 'Problem List',
    titleZh: '问题件列表',
    icon: 'warning',
    path: '/problem/list',
    component: 'problems/ProblemList',
    permission: problemItem,
    sort: 301,
  }),
  screen({
    code: 'problems.detail',
    title: 'Problem detail',
    titleZh: '问题件详情',
    path: '/problem/detail',
    component: 'problems/ProblemDetail',
    permission: problemItem,
    hidden: true,
    sort: 302,
  }),
  screen({
    code: 'problems.followUp',
    title: 'Follow-Up Clients',
    titleZh: '客户跟进',
    icon: 'phone',
    path: '/problem/followUp',
    component: 'problems/FollowUpList',
    permission: followUp,
    sort: 303,
  }),
  screen({
    code: 'problems.followUpDetail',
    title: 'Follow-up detail',
    titleZh: '跟进详情',
    path: '/problem/followUpDetail',
    component: 'problems/FollowUpDetail',
    permission: followUp,
    hidden: true,
    sort: 304,
  }),
];
