import { shelf as type } from '#machines/registers/shelf.ts';
import { PRINTED } from '#machines/fields/printing.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';
import shelfList from './listed.ts';

const shelf = presentedRegister(type, shelfList, {
  print: { of: 'shelf', ...PRINTED.shelf, kinds: [] },
  title: 'name',
});

export default shelf;
