import { useCallback, useEffect, useState } from 'react';
import { isCaptchaAsked, readCaptcha } from '#services/entrance.ts';

/** State of the captcha for the form. */
export interface CaptchaState {
  /** False once the server requires no captcha. */
  readonly isAsked: boolean;
  /** Address of the picture; null while it loads or after a failure. */
  readonly image: string | null;
  readonly uuid: string;
  readonly hasFailed: boolean;
  readonly renew: () => void;
}

/** Delay before a picture that did not come is asked for again, milliseconds. */
const AGAIN_MS = 5_000;

const NONE = { isAsked: true, image: null, uuid: '', hasFailed: false };

const fetched = (): Promise<Omit<CaptchaState, 'renew'>> =>
  readCaptcha().then(
    (read) => (read ? { ...NONE, ...read } : { ...NONE, isAsked: false }),
    () => ({ ...NONE, hasFailed: true }),
  );

/** Fetches a captcha, and another on request. Each is valid for one attempt. */
export const useCaptcha = (): CaptchaState => {
  const [captcha, setCaptcha] = useState<Omit<CaptchaState, 'renew'>>(() => ({ ...NONE, isAsked: isCaptchaAsked() }));
  const renew = useCallback(() => void fetched().then(setCaptcha), []);
  useEffect(() => {
    let isWanted = true;
    void fetched().then((state) => (isWanted ? setCaptcha(state) : undefined));
    return () => {
      isWanted = false;
    };
  }, []);
  // Without a line there is no picture; it comes by itself once there is one.
  const { hasFailed } = captcha;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setInterval(renew, AGAIN_MS);
    addEventListener('online', renew);
    return () => {
      clearInterval(timer);
      removeEventListener('online', renew);
    };
  }, [hasFailed, renew]);
  return { ...captcha, renew };
};
