let offered: readonly string[] = [];

/** Says which screens the console has, by the names that menu entries use. */
export const offerScreens = (names: readonly string[]): void => {
  offered = names;
};

/** Names of all screens of the console. */
export const screensOffered = (): readonly string[] => offered;
