/** A word of the trade in English messages, and the words of which the Chinese message must have one. */
export interface Term {
  readonly english: RegExp;
  readonly chinese: readonly string[];
  /** Ids of messages that say it another way. */
  readonly unless?: readonly string[];
}

const term = (english: string, chinese: string, unless?: readonly string[]): Term => ({
  english: new RegExp(String.raw`\b(?:${english})\b`, 'i'),
  chinese: chinese.split(' '),
  ...(unless !== undefined && { unless }),
});

/** The words of the trade that must be the same on every screen. */
export const TERMS: readonly Term[] = [
  // What is moved, and by whom.
  term('waybills?', '运单 面单'),
  term('shipments?', '运输 收车 装车 发车 卸车 车辆 货物', ['field.shipment.finish']),
  term('bags?', '大包 集包 装包 开包 拆包 封包 空包 本包 换包 包内 编织袋', ['about.event.package.forwarded']),
  term('branch(?:es)?', '网点 下级 下一站 入库 错发 数据范围'),
  term('deliverers?', '派送员'),
  term('collectors?', '揽收'),
  term('couriers?', '快递 派送员 揽收 他人 员工'),
  term('merchants?|business customers?', '商家'),
  term('departments?', '部门 下级'),
  term('roles?', '角色'),
  term('vehicles?', '车 运输'),
  term('airports?', '机场'),
  term('stations?', '站 工位'),
  term('shel(?:f|ves)', '货架 架 入库'),
  term('seals?', '封 印'),
  term('signatures?', '签', ['ui.webhook.howTo']),
  term('weights?|weighed', '重'),
  term('phones?|telephones?', '电话 手机 国际区号 本机 联系'),
  term('China|Chinese', '中'),
  term('Myanmar|Burmese', '缅'),
  // Money.
  term('tariffs?', '运价 资费'),
  term('exchange rates?', '汇率'),
  term('freight', '运费'),
  term('cash on delivery', '代收货款'),
  term('cash(?! on delivery)', '现金 交款 账 现结 款'),
  term('bank', '银行 开户行 流水 卡'),
  term('insur(?:e|ed|ance)', '保 理赔 赔付'),
  term('claim(?:s|ed)?(?= |$)', '理赔 赔 领 认领', [
    'about.state.insuranceClaim.progress.submitted',
    'field.deliveryClaim.id',
  ]),
  term('refund(?:s|ed)?', '退'),
  term('settlements?', '结算 关税 金额确定'),
  term('vouchers?', '凭证'),
  term('cashiers?', '出纳'),
  term('unpaid', '未付 未收 未缴'),
  term('currenc(?:y|ies)', '币'),
  // What is done.
  term('receivers?', '收件 收/寄 签收 取件码 送 到付 应付款'),
  term('senders?', '寄 退 下单 应付 尚未结算'),
  term('collect(?:s|ed|ing|ion)?', '揽 收 取', ['ui.home.chart.freight', 'value.cause.notReady']),
  term('deliver(?:s|ed|y|ies)?', '派 送 签收 代收货款 正件'),
  term('arriv(?:e|es|ed|al)', '到 接收'),
  term('depart(?:s|ed|ure)?|ship(?:s|ped)? out', '发'),
  term('warehous(?:e|es|ed|ing)', '库 仓'),
  term('returns?|returned', '退 回 截件 恢复'),
  term('customs', '关'),
  term('work orders?', '工单', ['about.event.workOrder.handedOver']),
  term('problem items?', '问题件'),
  term('damaged?', '破损 损'),
  term('discard(?:s|ed)?', '弃件 弃'),
  term('unload(?:s|ed|ing)?', '卸'),
  term('unseal(?:s|ed)?', '拆'),
  term('reject(?:s|ed|ion)?', '拒'),
  term('approv(?:e|es|ed|al)', '批准 同意 核准 审 认可'),
  term('disabled?|disables', '停用 禁用 无效'),
  term('delet(?:e|es|ed|ing)', '删除'),
  term('import(?:s|ed)?', '导入 进口'),
  term('scan(?:s|ned|ning|ner)?', '扫 盘'),
  term('passwords?', '密码'),
  term('menus?', '菜单'),
  term('webhooks?', 'Webhook 推送'),
];

/** English names of events and states that are several in Chinese, because they are said of different things. */
export const SEVERAL_IN_CHINESE: Readonly<Record<string, readonly string[]>> = {
  accept: ['接受', '确认入账', '认可'],
  accepted: ['已接受', '已认可'],
  active: ['有效', '推送中'],
  close: ['关闭', '结案'],
  closed: ['已关闭', '已完成', '已结账', '已结案'],
  decide: ['裁定', '核定赔付'],
  'end former secret': ['停用旧密钥串', '停用旧签名密钥'],
  finish: ['完成扫描', '完成', '完成入库'],
  finished: ['已完成', '已完结'],
  'make secret': ['生成密钥串', '生成签名密钥'],
  open: ['开设', '开立', '进行中', '营业中', '待跟进', '处理中', '未结账', '待查明', '未完成'],
  paid: ['已付款', '已赔付'],
  pending: ['待确认', '待处理'],
  'print label': ['打印面单', '打印标签'],
  reopen: ['重新打开', '重新启用'],
  'take back': ['撤回交款', '撤回'],
  withdraw: ['停用', '撤回'],
  withdrawn: ['已停用', '已撤回'],
  'without secret': ['未生成密钥串', '未生成密钥'],
};

/** Chinese names of events and states that are several in English. */
export const SEVERAL_IN_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  停用: ['withdraw', 'disable', 'disabled'],
  打款: ['pay out', 'paid out'],
  结清: ['settle', 'settled'],
  撤回: ['withdraw', 'take back'],
  大包卸车: ['unload bag', 'bag unloaded'],
  大包装车: ['load bag', 'bag loaded'],
  发车: ['depart', 'ship out'],
  开立: ['draw', 'open'],
  已完成: ['finished', 'closed', 'completed'],
  进行中: ['open', 'running'],
  待确认: ['pending', 'confirming', 'to be confirmed'],
  处理中: ['open', 'processing'],
  已处理: ['processed', 'handled'],
  已装包: ['packed in bag', 'packed'],
  未完成: ['unfinished', 'open'],
};
