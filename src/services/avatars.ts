import { request } from './http.ts';

const kept = new Map<string, Promise<string | null>>();

const read = async (name: string): Promise<string | null> => {
  try {
    const response = await request({ method: 'GET', path: `api/avatar/${encodeURIComponent(name)}` }, undefined, {
      ownUnauthorised: true,
      ownForbidden: true,
    });
    return URL.createObjectURL(await response.blob());
  } catch {
    kept.delete(name);
    return null;
  }
};

/** An address within this page of a person's picture, asked for once; null when it cannot be shown. */
export const avatarAddress = (name: string): Promise<string | null> => {
  const address = kept.get(name) ?? read(name);
  kept.set(name, address);
  return address;
};
