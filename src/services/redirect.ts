/** Paths within this console: one slash and no second, so that no other site can be meant. */
const OWN_PATH = /^\/(?![/\\])/;

/** Path of the sign-in. */
export const LOGIN = '/login';

/** The address of the login screen that leads back to where one wanted to go (§4). */
export const loginAddress = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string => {
  if (pathname === LOGIN) return `${LOGIN}${search}`;
  const wanted = `${pathname}${search}${hash}`;
  return wanted === '/' ? LOGIN : `${LOGIN}?redirect=${encodeURIComponent(wanted)}`;
};

/** Destination after the sign-in: the requested page, else the first; null when already there. */
export const addressAfterLogin = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null => {
  if (pathname !== LOGIN) return null;
  const wanted = new URLSearchParams(search).get('redirect');
  return wanted && OWN_PATH.test(wanted) && !wanted.startsWith(LOGIN) ? wanted : '/';
};
