/** Returns the values of a list, each once, in the order of their first places: the one form of a list that is a set. */
export const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
