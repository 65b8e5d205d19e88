/** Path of the detail screen of each record type (§2 if the specification names it). */
export const RECORD_PATHS = {
  order: '/companyOrder/orderDetail',
  package: '/package/detail',
  shipment: '/transport/shippingDetail',
  workOrder: '/workOrders/detail',
  userQuestion: '/workOrders/question',
  bill: '/finance/billDetail',
  settlement: '/finance/settlementDetail',
  paymentSlip: '/finance/paymentSlipDetail',
  receivable: '/finance/receivableDetail',
  problemItem: '/problem/detail',
  followUp: '/problem/followUpDetail',
  shelf: '/shelf/detail',
  inventoryTask: '/inventory/inventoryOrder',
  transferBooking: '/transitWarehouse/transitDetail',
  deliveryClaim: '/delivery/claimDetail',
  car: '/transport/carDetail',
  carrier: '/transport/carrierDetail',
  payable: '/finance/payableDetail',
  receipt: '/finance/receiptDetail',
  refund: '/finance/refundDetail',
  bankLine: '/finance/bankLineDetail',
  period: '/finance/periodDetail',
  courierCash: '/finance/courierCashDetail',
  insuranceClaim: '/finance/insuranceClaimDetail',
  extraFee: '/finance/extraFeesDetail',
  collectedCancel: '/finance/collectedCancelsDetail',
  merchant: '/merchant/detail',
  merchantApplication: '/merchant/applicationDetail',
  violation: '/system/violationDetail',
  appUser: '/appUserList/detail',
  apiKey: '/merchant/apiKeyDetail',
  webhook: '/merchant/webhookDetail',
  staff: '/hr/staffDetail',
  branch: '/system/branchDetail',
  department: '/system/departmentDetail',
  role: '/system/roleDetail',
  menu: '/system/menuDetail',
  area: '/hr/areaDetail',
  station: '/system/stationDetail',
  dictionary: '/system/dictionaryDetail',
  question: '/system/questionDetail',
  tariff: '/finance/tariffDetail',
  exchangeRate: '/transship/rateDetail',
  addressCode: '/transship/addressCodeDetail',
  company: '/system/companyDetail',
} as const;

/** Record types that a reference can lead to. A reference to an area names a place; the record of that type is a responsible area. */
export type LinkedRecord = Exclude<keyof typeof RECORD_PATHS, 'area'>;

/** True for the name of a reference that leads to a page. */
export const isLinked = (to: string): to is LinkedRecord => to !== 'area' && Object.hasOwn(RECORD_PATHS, to);

/** Returns the address of all lines of one event in the ledger. */
export const entryAddress = (lineId: string): string =>
  `/finance/entry?id=${Number(lineId.slice(0, lineId.indexOf('-')))}`;

/** New Work Order (§2). */
export const NEW_WORK_ORDER = '/workOrders/newWorkOrder';

/** Returns the address of New Work Order about a customer's question (`id`), an order (`waybill`), or both. */
export const newWorkOrderAddress = (about: {
  readonly question?: string | null;
  readonly waybill?: string | null | undefined;
}): string =>
  `${NEW_WORK_ORDER}?${new URLSearchParams({
    ...(about.question && { id: about.question }),
    ...(about.waybill && { waybill: about.waybill }),
  })}`;

/** Returns the address of a record: its path with its number in the search. */
export const recordAddress = (machine: keyof typeof RECORD_PATHS, id: string): string =>
  `${RECORD_PATHS[machine]}?id=${encodeURIComponent(id)}`;
