import { keepsItsStock, prepareSieges } from './sieges.ts';

prepareSieges();
keepsItsStock(1);
