import { useSession } from '#views/session/useSession.ts';

/** Returns true for a person of a business customer: fields for staff alone are not offered. */
export const useIsCustomer = (): boolean => (useSession().context.user?.merchant ?? null) !== null;
