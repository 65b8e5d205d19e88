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
  courierCash: '/finance/courierCashDetail',
  insuranceClaim: '/finance/insuranceClaimDetail',
  merchant: '/merchant/detail',
  appUser: '/appUserList/detail',
  staff: '/hr/staffDetail',
} as const;

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
