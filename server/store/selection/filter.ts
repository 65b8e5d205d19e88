import type { PageRequest } from '#calls/pages.ts';

/** Value of a filter, or one of its values. */
export type Scalar = string | number | boolean;

export type Filter = PageRequest['filters'][number];
