import { request } from './http.ts';

const kept = new Map<string, Promise<string | null>>();

const read = async (path: string): Promise<string | null> => {
  try {
    const response = await request({ method: 'GET', path }, undefined, { ownUnauthorised: true, ownForbidden: true });
    return URL.createObjectURL(await response.blob());
  } catch {
    kept.delete(path);
    return null;
  }
};

/** An address within this page of a picture that the server keeps at a path, asked for once; null when it cannot be shown. */
export const pictureAddress = (path: string): Promise<string | null> => {
  const address = kept.get(path) ?? read(path);
  kept.set(path, address);
  return address;
};

/** An address within this page of a person's picture, by its name. */
export const avatarAddress = (name: string): Promise<string | null> =>
  pictureAddress(`api/avatar/${encodeURIComponent(name)}`);

/** An address within this page of an uploaded picture, by its id. */
export const uploadAddress = (id: string): Promise<string | null> =>
  pictureAddress(`api/uploads/${encodeURIComponent(id)}`);
