import { quote, type Fees, type Tariff } from '../../money/freight.ts';
import type { Order } from '../context.ts';

/** Computes the fees of an order under a tariff; keeps the present fees if no tariff is in force. */
export const priced = (order: Order, tariff: Tariff | undefined): Fees =>
  tariff === undefined
    ? order.fees
    : quote(
        {
          weightGrams: order.weightGrams,
          lengthMm: order.lengthMm,
          widthMm: order.widthMm,
          heightMm: order.heightMm,
          chargeType: order.chargeType,
          orderType: order.orderType,
          insureAmount: order.insureAmount,
          storageDays: 0,
        },
        tariff,
      );
