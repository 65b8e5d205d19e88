import { loadAllMessages } from './speech.ts';

/** Wraps a loader so that it also loads all messages. */
export const withAllMessages =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [module] = await Promise.all([load(), loadAllMessages()]);
    return module;
  };
