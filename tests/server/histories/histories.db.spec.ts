import { racing } from './racing.ts';

racing(3);
