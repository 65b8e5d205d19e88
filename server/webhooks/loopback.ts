/** True if the operator allows endpoints on this machine (WEBHOOKS_TO_LOOPBACK), for development. */
let allowed = false;

/** Sets what the operator chose for this process; the rules of a webhook look it up. */
export const allowLoopback = (isAllowed: boolean): void => {
  allowed = isAllowed;
};

export const isLoopbackAllowed = (): boolean => allowed;
