/** The page of a build names its first script, and that name holds a hash of all that the build is made of. */
const ENTRY = /<script[^>]* src="(\/assets\/[^"]+)"/;

/** The build that this page runs; null where it is no build, as in development. */
export const runningBuild = (): string | null =>
  document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src') ?? null;

/** The build that the server serves now; null when it does not say. */
export const servedBuild = async (): Promise<string | null> => {
  try {
    const response = await fetch('/index.html', { cache: 'no-cache' });
    return response.ok ? (ENTRY.exec(await response.text())?.[1] ?? null) : null;
  } catch {
    return null;
  }
};

/** Returns true if the server has another build than this page, whose unloaded code is then gone. */
export const isReplaced = async (): Promise<boolean> => {
  const running = runningBuild();
  const served = running === null ? null : await servedBuild();
  return served !== null && served !== running;
};
