import { Fragment } from 'react';
import { RECORD_PATHS, recordAddress } from '#views/place/addresses.ts';
import { useScreenNames } from '#views/place/screen.tsx';
import { Link } from '#views/ui/Link.tsx';
import type { RecordName } from './kind.ts';
import { useEnvironment } from './environment.ts';

interface RecordLinkProps {
  readonly to: keyof typeof RECORD_PATHS;
  readonly id: string;
  /** Its name, where it has one; else its number is shown. */
  readonly name?: string;
}

/** A record's number or name, leading to it where the person can reach its screen; what is made up is on none. */
export function RecordLink({ to, id, name = id }: RecordLinkProps) {
  const nameOf = useScreenNames();
  const isMadeUp = useEnvironment() !== null;
  return isMadeUp || nameOf(RECORD_PATHS[to]) === null ? name : <Link href={recordAddress(to, id)}>{name}</Link>;
}

/** Several of them, separated by commas. */
export const RecordLinks = ({ to, ids }: { to: RecordName; ids: readonly string[] }) =>
  ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <RecordLink to={to} id={id} />
    </Fragment>
  ));
