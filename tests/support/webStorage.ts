import { vi } from 'vitest';

/** Puts an empty storage of texts in place of one of the browser's, which Node does not have. */
const stub = (name: 'localStorage' | 'sessionStorage'): Storage => {
  const methods = {
    getItem: (key: string): string | null => (Object.hasOwn(storage, key) ? String(Reflect.get(storage, key)) : null),
    setItem: (key: string, text: string): void => void Reflect.set(storage, key, text),
    removeItem: (key: string): void => void Reflect.deleteProperty(storage, key),
  };
  // The texts alone are enumerable, as in a browser.
  const storage = Object.create(methods) as Storage;
  vi.stubGlobal(name, storage);
  return storage;
};

/** Gives the test both storages of a browser, empty. */
export const stubWebStorage = (): { readonly browser: Storage; readonly tab: Storage } => ({
  browser: stub('localStorage'),
  tab: stub('sessionStorage'),
});
