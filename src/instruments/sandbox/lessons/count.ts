import type { Lesson } from '../lesson.ts';
import { begins, does, step, takenIn } from './parts.ts';

/** A count of a branch with a missing parcel: lock, scan, and two persons for the rest. */
export const count: Lesson = {
  id: 'count',
  title: { en: 'A count', zh: '盘点' },
  about: {
    en: 'Two parcels are in stock in Yangon, one cannot be found. While it is counted the branch is locked.',
    zh: '仰光库存两件包裹，其中一件找不到。盘点期间网点被锁定。',
  },
  before: [...takenIn('found'), ...takenIn('missing')],
  steps: [
    step(
      begins('manager@YGN', 'inventoryTask.planned', 'count', { branch: 'YGN' }),
      ['Plan a count of Yangon.', '计划一次仰光的盘点。'],
      ['The person in charge of the branch plans it.', '由网点负责人计划。'],
    ),
    step(
      does('manager@YGN', 'inventoryTask.started', 'count'),
      ['Start it. Then look why a clerk cannot shelve a parcel now.', '开始盘点。然后看看仓管员现在为什么不能上架。'],
      ['Starting locks the branch: nothing comes into stock or leaves it.', '开始后网点被锁定：不能入库也不能出库。'],
    ),
    step(
      does('clerk@YGN', 'inventoryTask.scanned', 'count', { barcode: '$found' }),
      ['Scan the parcel that is there.', '扫描在库的那件包裹。'],
      ['The barcode is the number of the first parcel.', '条码就是第一件包裹的单号。'],
    ),
    step(
      does('clerk@YGN', 'order.adjustmentRequested', 'missing', {
        finding: 'missing',
        count: '$count',
        reason: 'Neither on its shelf nor on the floor',
      }),
      ['Ask that the other parcel be written down as missing.', '申请将另一件登记为缺失。'],
      ['An event of the parcel, which names the count.', '这是包裹的事件，需指明盘点单。'],
    ),
    step(
      does('manager@YGN', 'order.stockMissing', 'missing', { count: '$count' }),
      ['Confirm it, as another person.', '由另一个人确认。'],
      ['Who asked cannot confirm: become the person in charge.', '申请人不能自己确认：请换成网点负责人。'],
    ),
    step(
      does('manager@YGN', 'inventoryTask.ended', 'count'),
      ['End the count.', '结束盘点。'],
      ['It cannot end while a parcel is neither scanned nor handled.', '还有包裹未扫描也未处理时不能结束。'],
    ),
  ],
};
