let open: () => void = () => {};

/** Sets how the search of the console opens. */
export const onSearch = (handler: () => void): void => {
  open = handler;
};

/** Opens the search of the console. */
export const openSearch = (): void => open();
