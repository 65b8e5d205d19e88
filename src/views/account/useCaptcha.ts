import { useCallback, useEffect, useState } from 'react';
import { readCaptcha } from '#services/entrance.ts';

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

const NONE = { isAsked: true, image: null, uuid: '', hasFailed: false };

const fetched = (): Promise<Omit<CaptchaState, 'renew'>> =>
  readCaptcha().then(
    (read) => (read ? { ...NONE, ...read } : { ...NONE, isAsked: false }),
    () => ({ ...NONE, hasFailed: true }),
  );

/** Fetches a captcha, and another on request. Each is valid for one attempt. */
export const useCaptcha = (): CaptchaState => {
  const [captcha, setCaptcha] = useState<Omit<CaptchaState, 'renew'>>(NONE);
  const renew = useCallback(() => void fetched().then(setCaptcha), []);
  useEffect(() => {
    let isWanted = true;
    void fetched().then((state) => (isWanted ? setCaptcha(state) : undefined));
    return () => {
      isWanted = false;
    };
  }, []);
  return { ...captcha, renew };
};
