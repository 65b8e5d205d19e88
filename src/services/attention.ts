import { loudness, play, type Loudness } from './sounds.ts';

/** A vibration that is felt in a pocket: milliseconds on, off and on. */
const VIBRATION = [200, 100, 200];

/** Condition of the page and its device. */
interface Device {
  /** True if the person did something on the page: browsers let no other page sound or vibrate. */
  readonly isInUse: boolean;
  readonly canVibrate: boolean;
}

/** Returns the ways in which a person is called; one who put the sounds off still feels it. */
export const waysToCall = (
  { volume, isMuted }: Loudness,
  { isInUse, canVibrate }: Device,
): { readonly sounds: boolean; readonly vibrates: boolean } => ({
  sounds: isInUse && !isMuted && volume > 0,
  vibrates: isInUse && canVibrate,
});

/** Calls a person who does not look at the screen. */
export function callAttention(): void {
  const browser = navigator as Partial<Pick<Navigator, 'userActivation' | 'vibrate'>>;
  const { sounds, vibrates } = waysToCall(loudness(), {
    isInUse: browser.userActivation?.hasBeenActive ?? true,
    canVibrate: 'vibrate' in browser,
  });
  if (sounds) play('attention');
  if (vibrates) navigator.vibrate(VIBRATION);
}
