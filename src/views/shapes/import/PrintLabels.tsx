import { useState } from 'react';
import { LABELS_MOST, PRINTED } from '#machines/fields/printing.ts';
import { Button } from '#views/ui/Button.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { arriving } from '#views/ui/arriving.tsx';
import { useMay } from '#views/session/useHolds.ts';
import { withAllMessages } from '#views/language/withAllMessages.ts';
import { useWords } from '#views/language/words.tsx';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';

const BulkAct = arriving(withAllMessages(() => import('../list/BulkAct.tsx')));

interface PrintLabelsProps {
  readonly of: ListDescriptor;
  readonly ids: readonly string[];
}

/** Cuts ids into parts that can be printed at once. */
const partsOf = (ids: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / LABELS_MOST) }, (_, part) =>
    ids.slice(part * LABELS_MOST, (part + 1) * LABELS_MOST),
  );

/** Button that prints the labels of imported records; a menu of parts if they are too many for one print. */
export function PrintLabels({ of, ids }: PrintLabelsProps) {
  const words = useWords();
  const may = useMay();
  const [printing, setPrinting] = useState<readonly string[] | null>(null);
  const print = Object.entries(PRINTED).find(([machine]) => machine === of.id)?.[1];
  const parts = partsOf(ids);
  const [first = []] = parts;
  if (!print || !may(print.event) || ids.length === 0) return null;
  const label = words.text('ui.import.printLabels', { count: ids.length });
  return (
    <>
      {parts.length === 1 ? (
        <Button icon="print" onPress={() => setPrinting(first)}>
          {label}
        </Button>
      ) : (
        <Menu
          label={label}
          trigger={<Button icon="print">{label}</Button>}
          groups={[
            {
              id: 'parts',
              title: words.text('ui.import.labelParts', { most: LABELS_MOST }),
              acts: parts.map((part, at) => ({
                id: String(at),
                label: words.text('ui.import.labelsOf', {
                  first: at * LABELS_MOST + 1,
                  last: at * LABELS_MOST + part.length,
                }),
                onAction: () => setPrinting(part),
              })),
            },
          ]}
        />
      )}
      {printing && (
        <BulkAct
          aggregateType={of}
          type={print.event}
          ids={printing}
          onClose={() => setPrinting(null)}
          onSelect={() => undefined}
        />
      )}
    </>
  );
}
