import { useEffect, useMemo, useState } from 'react';
import { allRows, type Row } from '#services/page.ts';
import { ReferencePicker, type ReferencePickerProps } from './ReferencePicker.tsx';
import { belowOf } from './tree.ts';

/** A record in a tree: its type, the field that names the record above it, its id, and the key by which it is named. */
interface InTree {
  readonly machine: string;
  readonly field: string;
  readonly id: string;
  readonly key: 'id' | 'code';
}

/** The record above one in a tree: neither the record itself nor any below it is offered. */
export default function AbovePicker({ tree, ...props }: ReferencePickerProps & { readonly tree: InTree }) {
  const { machine, field, id, key } = tree;
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    let isLeft = false;
    // Without the tree only the server refuses a record below.
    allRows(machine, {}, { ownForbidden: true }).then(
      (found) => !isLeft && setRows(found),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [machine]);
  const below = useMemo(() => belowOf(rows, field, id, key), [rows, field, id, key]);
  return <ReferencePicker {...props} only={(one) => !below.has(one)} />;
}
