import { menu as type } from '#machines/registers/menu.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const menu = presentedRegister(type);

export default menu;
