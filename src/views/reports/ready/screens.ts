import { areaPickupDelivered, courierPerformance, pickupDelivered, regionalDispatch } from './readyReport.ts';
import { readyScreen } from './ReadyScreen.tsx';

/** Screens of the ready reports. */
export const PickupDelivered = readyScreen(pickupDelivered);
export const CourierPerformance = readyScreen(courierPerformance);
export const AreaPickupDelivered = readyScreen(areaPickupDelivered);
export const RegionalDispatch = readyScreen(regionalDispatch);
