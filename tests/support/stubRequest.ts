import { vi } from 'vitest';

/** Lets requests name a path alone, as they do on a page of an origin. */
export const stubRequest = (origin = 'http://shweli.example'): void => {
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string, init: RequestInit) {
        super(new URL(path, origin), init);
      }
    },
  );
};
