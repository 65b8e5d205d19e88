/** Reasons for which a browser cannot ring, whatever its person wants. */
type Impossible = 'insecure' | 'notInstalled' | 'unsupported';

/** Standing of the ringing in a browser; `refused` by the browser itself, `asking` while it asks its person. */
export type Ringing = Impossible | 'refused' | 'off' | 'asking' | 'on';

/** Abilities of a browser, as it says them. */
export interface BrowserAbilities {
  readonly isSecure: boolean;
  /** True if it has service workers, push and notifications. */
  readonly hasPush: boolean;
  /** True for iPhones and iPads, which have push only in an installed console. */
  readonly isApplePhone: boolean;
  readonly isInstalled: boolean;
  readonly permission: NotificationPermission;
}

function impossibleIn({ isSecure, hasPush, isApplePhone, isInstalled }: BrowserAbilities): Impossible | null {
  if (!isSecure) return 'insecure';
  if (hasPush) return null;
  return isApplePhone && !isInstalled ? 'notInstalled' : 'unsupported';
}

/** Returns the standing of the ringing in a browser that is subscribed or not. */
export function ringingIn(browser: BrowserAbilities, isSubscribed: boolean): Ringing {
  const impossible = impossibleIn(browser);
  if (impossible !== null) return impossible;
  if (browser.permission === 'denied') return 'refused';
  return isSubscribed && browser.permission === 'granted' ? 'on' : 'off';
}

/** Returns true if the person decides; otherwise the browser does. */
export const canSwitch = (ringing: Ringing): boolean => ['off', 'asking', 'on'].includes(ringing);
