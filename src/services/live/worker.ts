import { trustedAddress } from '../trusted.ts';
import address from './live.shared.ts?worker&url';

/** The address of the shared worker; it carries the build's hash, so that tabs of two builds never share a worker. */
export const workerAddress = (): string => trustedAddress(address);
