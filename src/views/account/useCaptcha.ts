import { useCallback, useEffect, useState } from 'react';
import { readCaptcha } from '#services/entrance.ts';

/** A captcha as the form needs it. */
export interface CaptchaState {
  /** False once the server said that it asks for none. */
  readonly isAsked: boolean;
  /** Address of the picture; null while it comes, or when it could not be had. */
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

/** Fetches a captcha, and another one when asked; each is good for one try. */
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
