import { speakWholly } from './speech.ts';

/** Code with all the words that there are. */
export const wholly =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [module] = await Promise.all([load(), speakWholly()]);
    return module;
  };
