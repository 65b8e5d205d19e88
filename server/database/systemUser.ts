import { readFileSync, statSync } from 'node:fs';
import { DatabaseUnusable } from './unusable.ts';

/** A user of the operating system. */
export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the user of the database: our own (undefined), or, since PostgreSQL refuses root, the owner of the cluster,
 * `postgres` or `nobody`.
 */
export function databaseUser(cluster: string): SystemUser | undefined {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const self = process.getuid?.();
  if (self !== 0) {
    if (owner !== undefined && self !== undefined && owner.uid !== self) {
      throw new DatabaseUnusable(
        `${cluster} belongs to user ${owner.uid}, but this server runs as user ${self}. ` +
          'Start it as that user or as root, or choose another DATA_DIR.',
      );
    }
    return undefined;
  }
  const users = readFileSync('/etc/passwd', 'utf8').split('\n').map(parseUser);
  if (owner !== undefined && owner.uid !== 0) {
    return {
      name: users.find((user) => user.uid === owner.uid)?.name ?? String(owner.uid),
      uid: owner.uid,
      gid: owner.gid,
    };
  }
  const user = ['postgres', 'nobody'].map((name) => users.find((entry) => entry.name === name)).find((entry) => entry);
  if (user === undefined) {
    throw new DatabaseUnusable(
      'PostgreSQL does not run as root, and this system has no user postgres or nobody. ' +
        'Start the server as an ordinary user, add a user postgres, or set DATABASE_URL.',
    );
  }
  return user;
}

function parseUser(line: string): SystemUser {
  const [name = '', , uid, gid] = line.split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
}
