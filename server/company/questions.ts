import type { Question } from '#machines/registers/index.ts';

type Line = readonly [code: string, pid: string, us: string, cn: string];

/** Subjects of complaints by customers and staff. 113 is answered at once and never waits (§9). */
const lines: readonly Line[] = [
  ['100', '0', 'Parcel', '包裹问题'],
  ['101', '100', 'Parcel damaged', '包裹破损'],
  ['102', '100', 'Contents missing', '内件短少'],
  ['103', '100', 'Parcel lost', '包裹丢失'],
  ['104', '100', 'Wrong parcel delivered', '派错包裹'],
  ['110', '0', 'Delivery', '派送问题'],
  ['111', '110', 'Delivery late', '派送延误'],
  ['112', '110', 'Receiver cannot be reached', '联系不上收件人'],
  ['113', '110', 'Where is my parcel?', '查询包裹位置'],
  ['114', '110', 'Change address or receiver', '修改地址或收件人'],
  ['115', '110', 'Signed by someone else', '他人代签'],
  ['120', '0', 'Collection', '揽收问题'],
  ['121', '120', 'Courier did not come', '快递员未上门'],
  ['122', '120', 'Change collection time', '修改揽收时间'],
  ['130', '0', 'Money', '费用问题'],
  ['131', '130', 'Freight charged wrongly', '运费有误'],
  ['132', '130', 'Goods payment not received', '未收到代收货款'],
  ['133', '130', 'Refund', '申请退款'],
  ['140', '0', 'Customs', '清关问题'],
  ['141', '140', 'Held at customs', '海关扣留'],
  ['142', '140', 'Customs documents missing', '缺少报关资料'],
];

/** The tree of questions, in both languages. */
export const questions: readonly Question[] = lines.flatMap(([code, pid, us, cn]) => [
  { code, pid, name: us, language: 'us', isDisplay: true, status: 0 },
  { code, pid, name: cn, language: 'cn', isDisplay: true, status: 0 },
]);
