import { menu as type } from '#machines/registers/menu.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { forms } from './forms.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import menuList from './listed.ts';

const RetiringMenu = arriving(() => import('./RetiringMenu.tsx'));

const menu = presentedRegister(type, menuList, {
  forms,
  effects: { 'menu.retired': RetiringMenu },
  title: 'title',
});

export default menu;
