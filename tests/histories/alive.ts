/** How many lives of each machine people keep going at once in a random history; the others follow from them. */
export const ALIVE: Readonly<Record<string, number>> = {
  order: 20,
  package: 6,
  shipment: 6,
  inventoryTask: 1,
  workOrder: 2,
  problemItem: 2,
  userQuestion: 2,
  insuranceClaim: 2,
  receivable: 4,
  payable: 2,
  courierCash: 4,
  refund: 3,
  receipt: 2,
  extraFee: 3,
};
