import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../access.ts';
import { catalog, screen } from './entries.ts';

/** Menu of the auditor: the log and its proofs, earlier records, refusals, permissions and their use. */
const permission = readPermission('logEvent');

export const audit: readonly Menu[] = [
  catalog({ code: 'audit', title: 'Audit', titleZh: '审计', icon: 'shield', path: '/audit', sort: 106 }),
  screen({
    code: 'audit.ledger',
    title: 'Ledger',
    titleZh: '审计账本',
    path: '/audit/ledger',
    component: 'audit/Ledger',
    permission,
    sort: 10,
  }),
  screen({
    code: 'audit.refusals',
    title: 'Refused attempts',
    titleZh: '被拒操作',
    path: '/audit/refusals',
    component: 'audit/Refusals',
    permission,
    sort: 20,
  }),
  screen({
    code: 'audit.duties',
    title: 'Separation of duties',
    titleZh: '职责分离',
    path: '/audit/duties',
    component: 'audit/Duties',
    permission,
    sort: 30,
  }),
  screen({
    code: 'audit.rejudge',
    title: 'Judged again',
    titleZh: '重新裁决',
    path: '/audit/rejudge',
    component: 'audit/rejudge/Rejudge',
    permission,
    sort: 40,
  }),
  screen({
    code: 'audit.evidence',
    title: 'Evidence pack',
    titleZh: '审计证据包',
    path: '/audit/evidence',
    component: 'audit/evidence/Evidence',
    permission,
    sort: 50,
  }),
  screen({
    code: 'audit.reads',
    title: 'Personal data seen',
    titleZh: '个人信息查看记录',
    path: '/audit/reads',
    component: 'audit/Reads',
    permission,
    sort: 60,
  }),
  screen({
    code: 'audit.event',
    title: 'Recorded event',
    titleZh: '日志事件',
    path: '/audit/event',
    component: 'audit/LogEventPage',
    permission,
    hidden: true,
    sort: 80,
  }),
  screen({
    code: 'audit.record',
    title: 'Record as it was',
    titleZh: '历史时点记录',
    path: '/audit/record',
    component: 'audit/RecordThenPage',
    permission,
    hidden: true,
    sort: 90,
  }),
];
