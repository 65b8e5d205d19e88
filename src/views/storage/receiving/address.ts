/** The address at which a shipment is received and scanned. */
export const receivingAddress = (shipment: string): string =>
  `/scan/scanUponArrival?shipment=${encodeURIComponent(shipment)}`;
