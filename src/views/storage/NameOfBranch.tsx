import { ReferenceText } from '#views/shapes/fields/Value.tsx';

/** The name of a branch, or of a person who holds a parcel, whose name is its own; nothing where it is unknown. */
export const NameOfBranch = ({ id }: { id: string | null }) =>
  id === null || id === '' ? null : <ReferenceText to="branch" id={id} />;
