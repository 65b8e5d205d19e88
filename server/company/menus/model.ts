import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../access.ts';
import { catalog, screen } from './entries.ts';

/** Menu of the machines themselves, for auditors, trainers and developers. */
const permission = readPermission('order');

export const model: readonly Menu[] = [
  catalog({ code: 'model', title: 'Model', titleZh: '模型', icon: 'map', path: '/modelAtlas', sort: 105 }),
  screen({
    code: 'model.machines',
    title: 'Model atlas',
    titleZh: '模型图册',
    path: '/model',
    component: 'model/Machines',
    permission,
    sort: 10,
  }),
  screen({
    code: 'model.machine',
    title: 'Machine',
    titleZh: '状态机',
    path: '/model/machine',
    component: 'model/Machine',
    permission,
    hidden: true,
    sort: 20,
  }),
  screen({
    code: 'model.process',
    title: 'Process mining',
    titleZh: '流程挖掘',
    path: '/model/process',
    component: 'model/process/Process',
    permission: readPermission('practice'),
    sort: 25,
  }),
  screen({
    code: 'model.simulator',
    title: 'Simulator',
    titleZh: '模拟器',
    path: '/model/simulate',
    component: 'model/simulate/Simulator',
    permission,
    sort: 30,
  }),
  screen({
    code: 'model.lessons',
    title: 'Lessons',
    titleZh: '课程',
    path: '/model/lessons',
    component: 'model/simulate/Lessons',
    permission,
    sort: 40,
  }),
];
