import { speakWholly } from './speech.ts';

/** Wraps a loader so that it also loads all messages. */
export const wholly =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [module] = await Promise.all([load(), speakWholly()]);
    return module;
  };
