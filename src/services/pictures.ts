import type { readAvatar } from '#calls/account.ts';
import { addressOf } from '#calls/address.ts';
import type { readUpload } from '#calls/uploads.ts';
import { request, type Bare } from './http.ts';

const avatar: Bare<typeof readAvatar> = { method: 'GET', path: '/api/avatar/:avatarName' };
const upload: Bare<typeof readUpload> = { method: 'GET', path: '/api/uploads/:id' };

const kept = new Map<string, Promise<string | null>>();

const read = async (path: `/${string}`): Promise<string | null> => {
  try {
    const response = await request({ method: 'GET', path }, {}, { ownUnauthorised: true, ownForbidden: true });
    return URL.createObjectURL(await response.blob());
  } catch {
    kept.delete(path);
    return null;
  }
};

const addressWithin = (path: `/${string}`): Promise<string | null> => {
  const address = kept.get(path) ?? read(path);
  kept.set(path, address);
  return address;
};

/** An address within this page of a person's picture, by its name; asked for once, null when it cannot be shown. */
export const avatarAddress = (name: string): Promise<string | null> =>
  addressWithin(addressOf(avatar, { params: { avatarName: name } }));

/** An address within this page of an uploaded picture, by its id; asked for once, null when it cannot be shown. */
export const uploadAddress = (id: string): Promise<string | null> =>
  addressWithin(addressOf(upload, { params: { id } }));
