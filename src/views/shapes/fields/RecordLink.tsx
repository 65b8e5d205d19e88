import { Fragment } from 'react';
import { RECORD_PATHS, recordAddress } from '#views/addresses.ts';
import { useScreenNames } from '#views/screen.tsx';
import { Link } from '#views/ui/Link.tsx';
import type { RecordName } from './kind.ts';

interface RecordLinkProps {
  readonly to: keyof typeof RECORD_PATHS;
  readonly id: string;
}

/** A record's number, leading to it where the person can reach its screen. */
export function RecordLink({ to, id }: RecordLinkProps) {
  const nameOf = useScreenNames();
  return nameOf(RECORD_PATHS[to]) === null ? id : <Link href={recordAddress(to, id)}>{id}</Link>;
}

/** Several of them, separated by commas. */
export const RecordLinks = ({ to, ids }: { to: RecordName; ids: readonly string[] }) =>
  ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <RecordLink to={to} id={id} />
    </Fragment>
  ));
