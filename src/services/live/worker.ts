import address from './live.shared.ts?worker&url';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** The worker's address carries the build's hash, so that tabs of two builds never share a worker. */
const trusted = globalThis.trustedTypes?.createPolicy('app', { createScriptURL: () => address });

/** The address of the shared worker, as a page under Trusted Types may use it. */
export const workerAddress = (): string => trusted?.createScriptURL(address) ?? address;
