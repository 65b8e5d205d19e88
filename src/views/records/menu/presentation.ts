import { menu as type } from '#machines/registers/menu.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

/** Menu entries as screens show them. */
const menu = presentedRegister(type);

export default menu;
