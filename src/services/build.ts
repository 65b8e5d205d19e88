/** The name of a build in its page (scripts/vite/buildName.ts). */
const NAME = /<meta name="build" content="(\w+)"/;

/** The build that this page runs; null where it is no build, as in development. */
export const runningBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

/** The build that the server serves now; null when it does not say. */
export const servedBuild = async (): Promise<string | null> => {
  try {
    const response = await fetch('/index.html', { cache: 'no-cache' });
    return response.ok ? (NAME.exec(await response.text())?.[1] ?? null) : null;
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
