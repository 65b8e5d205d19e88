import { useCallback, useEffect, useState } from 'react';
import { readCaptcha } from '#services/account.ts';

/** A captcha as the form needs it. */
export interface CaptchaState {
  /** False once the server said that it asks for none. */
  readonly isAsked: boolean;
  /** Address of the picture; null while it comes, or when it could not be had. */
  readonly image: string | null;
  readonly uuid: string;
  readonly hasFailed: boolean;
  renew(): void;
}

const NONE = { isAsked: true, image: null, uuid: '', hasFailed: false };

/** Fetches a captcha, and another one whenever `spent` changes: each is good for one try. */
export const useCaptcha = (spent: unknown): CaptchaState => {
  const [captcha, setCaptcha] = useState<Omit<CaptchaState, 'renew'>>(NONE);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (state: Omit<CaptchaState, 'renew'>) => isWanted && setCaptcha(state);
    readCaptcha().then(
      (read) => show(read ? { ...NONE, ...read } : { ...NONE, isAsked: false }),
      () => show({ ...NONE, hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [turn, spent]);
  const renew = useCallback(() => setTurn((present) => present + 1), []);
  return { ...captcha, renew };
};
