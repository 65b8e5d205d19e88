import type { Menu } from '#machines/registers/index.ts';
import { registerScreens } from '../registers.ts';
import { account } from './account.ts';
import { audit } from './audit.ts';
import { delivery } from './delivery.ts';
import { finance } from './finance.ts';
import { imports } from './imports.ts';
import { merchants } from './merchants.ts';
import { model } from './model.ts';
import { orders } from './orders.ts';
import { problems } from './problems.ts';
import { reports } from './reports.ts';
import { sender } from './sender.ts';
import { storage } from './storage.ts';
import { system } from './system.ts';
import { transport } from './transport.ts';
import { transshipment } from './transshipment.ts';
import { workOrders } from './workOrders.ts';

/** Menu of all screens, one file a section beside the registers; an entry follows its parent. */
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
  reports,
  model,
  audit,
  system,
  account,
  imports,
  registerScreens,
].flat();
