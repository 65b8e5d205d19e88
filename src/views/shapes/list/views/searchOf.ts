import type { ListView } from '#services/listViews.ts';

/** A view's search with the view's name in it. */
export const searchOf = ({ id, search }: ListView): string => `${search}${search === '' ? '' : '&'}view=${id}`;
