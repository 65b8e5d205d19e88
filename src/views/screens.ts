import type { ComponentType } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { ListedRegister } from './shapes/presentation/listedRegister.ts';
import type { Presentation } from './shapes/presentation/presentation.ts';
import type { EntryScreen } from './shapes/presentation/register.ts';

type EntryOf<N extends AggregateType> = N & Presentation & { readonly screen: EntryScreen<N> };

/** Loaders of the screens by name. */
export type Screens = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;

/** Returns the loader of the screen that imports a register from a spreadsheet. */
const registerImport = (id: 'branch' | 'tariff' | 'shelf') => async () => ({
  default: (await import('./registers/imports.ts')).importOf(id),
});

/** Returns the loader of a register's list, which is shown before its presentation has loaded. */
const registerList =
  <N extends AggregateType>(load: () => Promise<{ default: ListedRegister<N> }>) =>
  async () => {
    const [{ listOf }, { default: listed }] = await Promise.all([import('./registers/listOf.ts'), load()]);
    return { default: listOf(listed) };
  };

/** Returns the loader of the screen of a register's entry. */
const registerEntry =
  <N extends AggregateType>(load: () => Promise<{ default: EntryOf<N> }>) =>
  async () => {
    const [{ entryOf }, { default: register }] = await Promise.all([import('./registers/entryOf.ts'), load()]);
    return { default: entryOf(register) };
  };

/** Returns the loader of the screen of a ready report. */
const readyReport =
  (id: 'AreaPickupDelivered' | 'CourierPerformance' | 'PickupDelivered' | 'RegionalDispatch') => async () => ({
    default: (await import('./reports/ready/screens.ts'))[id],
  });

/**
 * All screens by the component name in the server's menu. Each is a chunk that loads when first opened; the console
 * loads this table by areas, the first parts of the names (scripts/vite/screenAreas.ts).
 */
export const SCREENS: Screens = {
  'account/Downloads': () => import('./account/Downloads.tsx'),
  'account/Notifications': () => import('./account/Notifications.tsx'),
  'account/UserCenter': () => import('./account/UserCenter.tsx'),
  'audit/Duties': () => import('#instruments/audit/Duties.tsx'),
  'audit/Ledger': () => import('#instruments/audit/Ledger.tsx'),
  'audit/LogEventPage': () => import('#instruments/audit/LogEventPage.tsx'),
  'audit/Reads': () => import('#instruments/audit/Reads.tsx'),
  'audit/RecordThenPage': () => import('#instruments/audit/RecordThenPage.tsx'),
  'audit/Refusals': () => import('#instruments/audit/Refusals.tsx'),
  'audit/evidence/Evidence': () => import('#instruments/audit/evidence/Evidence.tsx'),
  'audit/rejudge/Rejudge': () => import('#instruments/audit/rejudge/Rejudge.tsx'),
  'customers/ApiKeyDetail': () => import('./customers/ApiKeyDetail.tsx'),
  'customers/ApiKeyList': () => import('./customers/ApiKeyList.tsx'),
  'customers/AppUserDetail': () => import('./customers/AppUserDetail.tsx'),
  'customers/AppUserList': () => import('./customers/AppUserList.tsx'),
  'customers/ApplicationDetail': () => import('./customers/ApplicationDetail.tsx'),
  'customers/ApplicationList': () => import('./customers/ApplicationList.tsx'),
  'customers/colleagues/Colleagues': () => import('./customers/colleagues/Colleagues.tsx'),
  'customers/webhooks/DeliveryDetail': () => import('./customers/webhooks/DeliveryDetail.tsx'),
  'customers/webhooks/DeliveryList': () => import('./customers/webhooks/DeliveryList.tsx'),
  'customers/webhooks/WebhookDetail': () => import('./customers/webhooks/WebhookDetail.tsx'),
  'customers/webhooks/WebhookList': () => import('./customers/webhooks/WebhookList.tsx'),
  'customers/MerchantDetail': () => import('./customers/MerchantDetail.tsx'),
  'customers/MerchantList': () => import('./customers/MerchantList.tsx'),
  'delivery/ClaimDetail': () => import('./delivery/ClaimDetail.tsx'),
  'delivery/ClaimRecord': () => import('./delivery/ClaimRecord.tsx'),
  'finance/BillDetail': () => import('./finance/BillDetail.tsx'),
  'finance/BillList': () => import('./finance/BillList.tsx'),
  'finance/CollectedCancelDetail': () => import('./finance/CollectedCancelDetail.tsx'),
  'finance/CollectedCancelList': () => import('./finance/CollectedCancelList.tsx'),
  'finance/CourierCashDetail': () => import('./finance/CourierCashDetail.tsx'),
  'finance/CourierCashList': () => import('./finance/CourierCashList.tsx'),
  'finance/ExtraFeeDetail': () => import('./finance/ExtraFeeDetail.tsx'),
  'finance/ExtraFeeList': () => import('./finance/ExtraFeeList.tsx'),
  'finance/ImportTariffs': registerImport('tariff'),
  'finance/InsuranceClaimDetail': () => import('./finance/InsuranceClaimDetail.tsx'),
  'finance/InsuranceClaimList': () => import('./finance/InsuranceClaimList.tsx'),
  'finance/Overview': () => import('./finance/overview/Overview.tsx'),
  'finance/PayableDetail': () => import('./finance/PayableDetail.tsx'),
  'finance/PayableToBusiness': () => import('./finance/PayableToBusiness.tsx'),
  'finance/PayableToCustomer': () => import('./finance/PayableToCustomer.tsx'),
  'finance/PaymentSlipDetail': () => import('./finance/PaymentSlipDetail.tsx'),
  'finance/PaymentSlipList': () => import('./finance/PaymentSlipList.tsx'),
  'finance/bank/BankLineDetail': () => import('./finance/bank/BankLineDetail.tsx'),
  'finance/bank/BankLineList': () => import('./finance/bank/BankLineList.tsx'),
  'finance/bank/ImportStatement': () => import('./finance/bank/ImportStatement.tsx'),
  'finance/ReceiptDetail': () => import('./finance/ReceiptDetail.tsx'),
  'finance/ReceiptList': () => import('./finance/ReceiptList.tsx'),
  'finance/ReceivableCustomer': () => import('./finance/ReceivableCustomer.tsx'),
  'finance/ReceivableDetail': () => import('./finance/ReceivableDetail.tsx'),
  'finance/ReceivableStaff': () => import('./finance/ReceivableStaff.tsx'),
  'finance/RefundDetail': () => import('./finance/RefundDetail.tsx'),
  'finance/RefundList': () => import('./finance/RefundList.tsx'),
  'finance/SettlementDetail': () => import('./finance/SettlementDetail.tsx'),
  'finance/SettlementList': () => import('./finance/SettlementList.tsx'),
  'finance/TariffDetail': registerEntry(() => import('./records/tariff/presentation.ts')),
  'finance/Tariffs': registerList(() => import('./records/tariff/listed.ts')),
  'finance/TransferHistory': () => import('./finance/TransferHistory.tsx'),
  'finance/UserBillList': () => import('./finance/UserBillList.tsx'),
  'finance/VipBillList': () => import('./finance/VipBillList.tsx'),
  'finance/ledger/CashFlow': () => import('./finance/ledger/CashFlow.tsx'),
  'finance/ledger/Entry': () => import('./finance/ledger/Entry.tsx'),
  'finance/ledger/Postings': () => import('./finance/ledger/Postings.tsx'),
  'finance/ledger/Profit': () => import('./finance/ledger/Profit.tsx'),
  'finance/ledger/ReceivablePayable': () => import('./finance/ledger/ReceivablePayable.tsx'),
  'finance/periods/PeriodDetail': () => import('./finance/periods/PeriodDetail.tsx'),
  'finance/periods/PeriodList': () => import('./finance/periods/PeriodList.tsx'),
  'finance/ledger/TrialBalance': () => import('./finance/ledger/TrialBalance.tsx'),
  'home/Home': () => import('./home/Home.tsx'),
  'hr/AreaDetail': registerEntry(() => import('./records/area/presentation.ts')),
  'hr/Areas': registerList(() => import('./records/area/listed.ts')),
  'hr/Chargers': () => import('./hr/Chargers.tsx'),
  'hr/ImportStaff': () => import('./hr/ImportStaff.tsx'),
  'hr/Roster': () => import('./hr/Roster.tsx'),
  'hr/StaffDetail': () => import('./hr/StaffDetail.tsx'),
  'hr/StaffList': () => import('./hr/StaffList.tsx'),
  'model/Machine': () => import('#instruments/model/Machine.tsx'),
  'model/Machines': () => import('#instruments/model/Machines.tsx'),
  'model/process/Process': () => import('#instruments/model/process/Process.tsx'),
  'model/simulate/Lessons': () => import('#instruments/model/simulate/Lessons.tsx'),
  'model/simulate/Simulator': () => import('#instruments/model/simulate/Simulator.tsx'),
  'orders/BranchOrders': () => import('./orders/BranchOrders.tsx'),
  'orders/BusinessOrders': () => import('./orders/BusinessOrders.tsx'),
  'orders/CollectManagement': () => import('./orders/CollectManagement.tsx'),
  'orders/DeliveryManagement': () => import('./orders/DeliveryManagement.tsx'),
  'orders/ImportOrders': () => import('./orders/ImportOrders.tsx'),
  'orders/NewOrder': () => import('./orders/NewOrder.tsx'),
  'orders/OrderDetail': () => import('./orders/OrderDetail.tsx'),
  'orders/OrderList': () => import('./orders/OrderList.tsx'),
  'orders/SenderSuccess': () => import('./orders/SenderSuccess.tsx'),
  'orders/TransferOrders': () => import('./orders/TransferOrders.tsx'),
  'orders/Warehousing': () => import('./orders/Warehousing.tsx'),
  'prints/PrintLog': () => import('./prints/PrintLog.tsx'),
  'problems/FollowUpDetail': () => import('./problems/FollowUpDetail.tsx'),
  'problems/FollowUpList': () => import('./problems/FollowUpList.tsx'),
  'problems/ProblemDetail': () => import('./problems/ProblemDetail.tsx'),
  'problems/ProblemList': () => import('./problems/ProblemList.tsx'),
  'reports/AreaPickupDelivered': readyReport('AreaPickupDelivered'),
  'reports/CourierPerformance': readyReport('CourierPerformance'),
  'reports/DataReport': () => import('./reports/DataReport.tsx'),
  'reports/PickupDelivered': readyReport('PickupDelivered'),
  'reports/Records': () => import('./reports/Records.tsx'),
  'reports/RegionalDispatch': readyReport('RegionalDispatch'),
  'reports/StatisticalCenter': () => import('./reports/center/StatisticalCenter.tsx'),
  'storage/BeWarehoused': () => import('./storage/BeWarehoused.tsx'),
  'storage/ImportShelves': registerImport('shelf'),
  'storage/ScanUponArrival': () => import('./storage/ScanUponArrival.tsx'),
  'storage/ShelfDetail': registerEntry(() => import('./records/shelf/presentation.ts')),
  'storage/Shelves': registerList(() => import('./records/shelf/listed.ts')),
  'storage/StoragePickup': () => import('./storage/StoragePickup.tsx'),
  'storage/inventory/InventoryCompany': () => import('./storage/inventory/InventoryCompany.tsx'),
  'storage/inventory/InventoryInStock': () => import('./storage/inventory/InventoryInStock.tsx'),
  'storage/inventory/InventoryManagement': () => import('./storage/inventory/InventoryManagement.tsx'),
  'storage/inventory/InventoryOrder': () => import('./storage/inventory/InventoryOrder.tsx'),
  'storage/packages/PackageDetail': () => import('./storage/packages/PackageDetail.tsx'),
  'storage/packages/PackageList': () => import('./storage/packages/PackageList.tsx'),
  'storage/packages/PackageLog': () => import('./storage/packages/PackageLog.tsx'),
  'storage/packages/SortAndBag': () => import('./storage/packages/SortAndBag.tsx'),
  'storage/warehouse/Warehouse': () => import('./storage/warehouse/Warehouse.tsx'),
  'system/BranchDetail': registerEntry(() => import('./records/branch/presentation.ts')),
  'system/Branches': registerList(() => import('./records/branch/listed.ts')),
  'system/CityAreas': () => import('./system/CityAreas.tsx'),
  'system/Companies': registerList(() => import('./records/company/listed.ts')),
  'system/CompanyDetail': registerEntry(() => import('./records/company/presentation.ts')),
  'system/Contradiction': () => import('./system/Contradiction.tsx'),
  'system/Contradictions': () => import('./system/Contradictions.tsx'),
  'system/DepartmentDetail': registerEntry(() => import('./records/department/presentation.ts')),
  'system/Departments': registerList(() => import('./records/department/listed.ts')),
  'system/Dictionaries': registerList(() => import('./records/dictionary/listed.ts')),
  'system/DictionaryDetail': registerEntry(() => import('./records/dictionary/presentation.ts')),
  'system/ImportBranches': registerImport('branch'),
  'system/MenuDetail': () => import('./system/MenuDetail.tsx'),
  'system/Menus': registerList(() => import('./records/menu/listed.ts')),
  'system/OnlineUsers': () => import('./system/online/OnlineUsers.tsx'),
  'system/QuestionDetail': registerEntry(() => import('./records/question/presentation.ts')),
  'system/Questions': registerList(() => import('./records/question/listed.ts')),
  'system/RoleDetail': () => import('./system/role/RoleDetail.tsx'),
  'system/Roles': registerList(() => import('./records/role/listed.ts')),
  'system/StationDetail': registerEntry(() => import('./records/station/presentation.ts')),
  'system/Stations': registerList(() => import('./records/station/listed.ts')),
  'system/Tasks': () => import('./system/tasks/Tasks.tsx'),
  'transport/CarDetail': registerEntry(() => import('./records/car/presentation.ts')),
  'transport/CarrierDetail': registerEntry(() => import('./records/carrier/presentation.ts')),
  'transport/Carriers': registerList(() => import('./records/carrier/listed.ts')),
  'transport/Cars': registerList(() => import('./records/car/listed.ts')),
  'transport/ShipmentList': () => import('./transport/ShipmentList.tsx'),
  'transport/Shipping': () => import('./transport/Shipping.tsx'),
  'transport/ShippingDetail': () => import('./transport/ShippingDetail.tsx'),
  'transport/ShippingManagement': () => import('./transport/ShippingManagement.tsx'),
  'transport/WarehousingShippingDetail': () => import('./transport/WarehousingShippingDetail.tsx'),
  'transship/AddressCodeDetail': registerEntry(() => import('./records/addressCode/presentation.ts')),
  'transship/AddressCodes': registerList(() => import('./records/addressCode/listed.ts')),
  'transship/ExchangeRateDetail': registerEntry(() => import('./records/exchangeRate/presentation.ts')),
  'transship/ExchangeRates': registerList(() => import('./records/exchangeRate/listed.ts')),
  'transship/TransitDetail': () => import('./transship/TransitDetail.tsx'),
  'transship/TransitWarehouse': () => import('./transship/TransitWarehouse.tsx'),
  'transship/Transshipments': () => import('./transship/Transshipments.tsx'),
  'workOrders/NewWorkOrder': () => import('./workOrders/NewWorkOrder.tsx'),
  'workOrders/QuestionDetail': () => import('./workOrders/QuestionDetail.tsx'),
  'workOrders/QuestionList': () => import('./workOrders/QuestionList.tsx'),
  'workOrders/WorkOrderDetail': () => import('./workOrders/WorkOrderDetail.tsx'),
  'workOrders/WorkOrderList': () => import('./workOrders/WorkOrderList.tsx'),
};
