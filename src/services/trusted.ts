interface Rules {
  createScriptURL?: (url: string) => string;
  createHTML?: (markup: string) => string;
}

interface TrustedTypes {
  createPolicy<Given extends Rules>(name: string, rules: Given): Given;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** Workers of this build lie beside it; nothing else is ever run. */
const own = (address: string): string => {
  if (new URL(address, location.href).origin !== location.origin) throw new Error(`${address} is not ours`);
  return address;
};

const policy = globalThis.trustedTypes?.createPolicy('app', { createScriptURL: own });

/** The address of a worker of ours, as a page under Trusted Types may use it. */
export const trustedAddress = (address: string): string => policy?.createScriptURL(address) ?? own(address);
