import { loadWords } from '#i18n/load.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { order } from '#machines/order/index.ts';
import type { Dictionary } from '#machines/registers/index.ts';

type Entries = readonly (readonly [value: string, label: string, labelZh: string])[];

/** Dictionaries whose values come from the specification (§4). */
const written: Readonly<Record<string, Entries>> = {
  orderSource: [
    ['1', 'User app', '用户 App'],
    ['2', 'Big customer PC', '大客户电脑端'],
    ['3', 'Transshipment', '转运'],
    ['4', 'Business PC', '商家电脑端'],
    ['5', 'Staff app', '员工 App'],
    ['30', 'API', '接口'],
    ['31', 'Mini program', '小程序'],
  ],
  orderTag: [
    ['urgent', 'Urgent', '加急'],
    ['cashOnDelivery', 'COD', '代收货款'],
    ['insured', 'Insured', '保价'],
    ['rejected', 'Rejected', '拒收'],
    ['toStation', 'To station', '到车站'],
    ['toAirport', 'To airport', '到机场'],
    ['cancelled', 'Cancelled', '已取消'],
    ['hasRemark', 'Has remark', '有备注'],
    ['sameCityUrgent', 'Same-city urgent', '同城加急'],
    ['crossCityUrgent', 'Cross-city urgent', '跨城加急'],
    ['transshipment', 'Transshipment', '转运'],
    ['inStock', 'In stock', '在库'],
    ['expressCourier', 'Express courier', '快递员寄件'],
  ],
  orderType: [
    ['standard', 'Standard', '标准'],
    ['urgent', 'Urgent', '加急'],
    ['specifiedTime', 'Specified time', '指定时间'],
  ],
  payType: [
    ['senderCash', 'Sender pays cash', '寄付现结'],
    ['receiverPays', 'Receiver pays', '到付'],
    ['offsetByGoods', 'Offset by goods payment', '货款抵扣'],
    ['ledger', 'Counted in ledger', '记账'],
  ],
  deliveryWay: [
    ['door', 'Door to door', '送货上门'],
    ['station', 'To station', '到车站'],
    ['airport', 'To airport', '到机场'],
  ],
  deliveryWindow: [
    ['allDay', 'All day', '全天'],
    ['morning', 'Morning', '上午'],
    ['afternoon', 'Afternoon', '下午'],
  ],
  chargeType: [
    ['weight', 'By weight', '按重量'],
    ['volume', 'By volume', '按体积'],
  ],
  goodsType: [
    ['document', 'Documents', '文件'],
    ['clothing', 'Clothing', '服装'],
    ['electronics', 'Electronics', '电子产品'],
    ['food', 'Food', '食品'],
    ['cosmetics', 'Cosmetics', '化妆品'],
    ['medicine', 'Medicine', '药品'],
    ['fragile', 'Fragile', '易碎品'],
    ['liquid', 'Liquid', '液体'],
    ['other', 'Other', '其他'],
  ],
  reverseFlag: [
    ['none', 'None', '无'],
    ['rejectReturn', 'Reject return', '拒收退回'],
    ['cancelReturn', 'Cancel return', '取消退回'],
  ],
  paymentStatus: [
    ['0', 'Unpaid', '未支付'],
    ['1', 'Paid', '已支付'],
    ['2', 'No payment needed', '无需支付'],
    ['3', 'Refunded', '已退款'],
    ['4', 'Pending credit', '挂账中'],
  ],
  transportType: [
    ['0', 'Cross-city loading', '跨城装车'],
    ['1', 'In-country vehicle', '国内车辆'],
    ['2', 'China-Myanmar vehicle', '中缅车辆'],
    ['3', 'China-Myanmar logistics', '中缅物流'],
    ['4', 'Same-city loading', '同城装车'],
  ],
  downloadStatus: [
    ['0', 'Invalid', '已失效'],
    ['1', 'Generating', '生成中'],
    ['2', 'Generated', '已生成'],
  ],
  questionStatus: [
    ['0', 'Pending', '待处理'],
    ['1', 'Handled', '已处理'],
  ],
  gender: [
    ['male', 'Male', '男'],
    ['female', 'Female', '女'],
    ['undisclosed', 'Undisclosed', '保密'],
  ],
  staffStatus: [
    ['onJob', 'On job', '在职'],
    ['quit', 'Left', '离职'],
    ['locked', 'Locked', '锁定'],
  ],
  merchantType: [
    ['bizLv1', 'Biz Lv1 (B2B)', '商家一级（B2B）'],
    ['bizLv2', 'Biz Lv2 (B2V)', '商家二级（B2V）'],
    ['bizLv3', 'Biz Lv3 (COD invoice)', '商家三级（代收开票）'],
    ['bizLv4', 'Biz Lv4 (COD only)', '商家四级（仅代收）'],
    ['invalid', 'Invalid', '无效'],
  ],
};

/** Returns the states of a machine's main region by code, in the console's own words. */
const statesOf = async (aggregateType: AggregateType): Promise<Entries> => {
  const [english, chinese] = await Promise.all([loadWords('en'), loadWords('zh')]);
  return [...aggregateType.structure.states.values()]
    .filter(({ region, meta }) => region === aggregateType.structure.main && meta.code !== undefined)
    .toSorted((one, other) => (one.meta.code ?? 0) - (other.meta.code ?? 0))
    .map(({ id, meta }) => {
      const message = `state.${aggregateType.id}.${id}`;
      return [String(meta.code), english.text(message), chinese.text(message)];
    });
};

/** Returns every dictionary, with the states of an order as `orderStatus`. */
export const dictionaries = async (): Promise<readonly Dictionary[]> =>
  Object.entries({ orderStatus: await statesOf(order), ...written }).flatMap(([dict, entries]) =>
    entries.map(([value, label, labelZh], index) => ({ dict, value, label, labelZh, sort: index + 1 })),
  );
