import type { Menu } from '#machines/registers/index.ts';
import { account } from './account.ts';
import { audit } from './audit.ts';
import { delivery } from './delivery.ts';
import { finance } from './finance.ts';
import { merchants } from './merchants.ts';
import { model } from './model.ts';
import { orders } from './orders.ts';
import { problems } from './problems.ts';
import { sender } from './sender.ts';
import { storage } from './storage.ts';
import { system } from './system.ts';
import { transport } from './transport.ts';
import { transshipment } from './transshipment.ts';
import { workOrders } from './workOrders.ts';

/** The menu of the screens there are, one file for each section; an entry stands below its parent. */
export const menus: readonly Menu[] = [
  orders,
  sender,
  problems,
  workOrders,
  storage,
  transport,
  delivery,
  transshipment,
  merchants,
  finance,
  model,
  audit,
  system,
  account,
].flat();
