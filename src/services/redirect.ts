/** Paths within this console: one slash, then no other, so that nobody is led to another site. */
const OWN_PATH = /^\/(?![/\\])/;

const LOGIN = '/login';

/** The address of the login screen that leads back to where one wanted to go (§4). */
export const loginAddress = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string => {
  if (pathname === LOGIN) return `${LOGIN}${search}`;
  const wanted = `${pathname}${search}${hash}`;
  return wanted === '/' ? LOGIN : `${LOGIN}?redirect=${encodeURIComponent(wanted)}`;
};

/** Where to go once signed in: what was asked for, else the beginning; null when one is there already. */
export const addressAfterLogin = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null => {
  if (pathname !== LOGIN) return null;
  const wanted = new URLSearchParams(search).get('redirect');
  return wanted && OWN_PATH.test(wanted) && !wanted.startsWith(LOGIN) ? wanted : '/';
};
