const DAY_SECONDS = 86_400;

/** The value of a cookie that scripts may read, or null. */
export const readCookie = (name: string): string | null => {
  const prefix = `${encodeURIComponent(name)}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(prefix.length));
  } catch {
    return null;
  }
};

/** Writes a cookie for this site alone; without `days` it ends with the browser's session. */
export const writeCookie = (name: string, value: string, days?: number): void => {
  const age = days === undefined ? '' : `; Max-Age=${days * DAY_SECONDS}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${age}${secure}`;
};

/** Removes a cookie. */
export const removeCookie = (name: string): void => writeCookie(name, '', 0);
