import { Fragment } from 'react';
import { RECORD_PATHS, recordAddress } from '#views/place/addresses.ts';
import { useScreenNames } from '#views/place/screen.tsx';
import { Link } from '#views/ui/Link.tsx';
import type { RecordName } from './kind.ts';
import { useEnvironment } from './environment.ts';
import { useRecordName } from './recordName.ts';

interface RecordLinkProps {
  readonly to: keyof typeof RECORD_PATHS;
  readonly id: string;
  /** Its name, where the place knows it; else that of the record, or its number. */
  readonly name?: string;
}

/** A record's number or name, leading to it where the person can reach its screen; what is made up is on none. */
export function RecordLink({ to, id, name }: RecordLinkProps) {
  const own = useRecordName(to, id);
  const shown = name ?? own;
  const nameOf = useScreenNames();
  const isMadeUp = useEnvironment() !== null;
  return isMadeUp || nameOf(RECORD_PATHS[to]) === null ? shown : <Link href={recordAddress(to, id)}>{shown}</Link>;
}

/** Several of them, separated by commas. */
export const RecordLinks = ({ to, ids }: { to: RecordName; ids: readonly string[] }) =>
  ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <RecordLink to={to} id={id} />
    </Fragment>
  ));
