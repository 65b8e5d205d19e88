const SHIPMENT = /(?<![A-Z0-9])SHP\d{8,}(?!\d)/;

/** Returns the shipment that a scanned or typed text names, also within an address; null for none. */
export const shipmentCode = (text: string): string | null => SHIPMENT.exec(text.trim().toUpperCase())?.[0] ?? null;
