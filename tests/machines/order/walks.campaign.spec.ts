import { orderWalks } from './walks.ts';

orderWalks(60, 60, 12);
