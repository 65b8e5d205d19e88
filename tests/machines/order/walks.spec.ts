import { orderWalks } from './walks.ts';

orderWalks(4, 60, 3);
