import { memo, useState } from 'react';
import { Badge } from '#views/ui/Badge.tsx';
import { Tabs } from '#views/ui/Tabs.tsx';
import { useWords } from '#views/language/words.tsx';
import type { ScanOptions } from '../options.ts';
import type { Station } from '../station/station.ts';
import { ThingList } from './ThingList.tsx';
import { useFrom } from '../station/useFrom.ts';

interface GroupsProps {
  readonly station: Station;
  readonly options: Pick<ScanOptions, 'groups' | 'columns' | 'addressOf' | 'dialogs'>;
  /** True if anything may be done now. */
  readonly isOpen: boolean;
  readonly onAct: (key: string, type: string) => void;
}

/** The things that an aggregate lists, by group: a tab for each, with how many there are. */
export const Groups = memo(function Groups({ station, options, isOpen, onAct }: GroupsProps) {
  const words = useWords();
  const { groups, columns, addressOf, dialogs } = options;
  const [group, setGroup] = useState(groups[0] ?? '');
  return (
    <Tabs
      label={words.text('ui.scan.groups')}
      selected={group}
      onSelect={setGroup}
      tabs={groups.map((one) => {
        const label = words.text<string>(`ui.scan.group.${one}`);
        return {
          id: one,
          label,
          badge: <GroupCount station={station} group={one} />,
          content: (
            <ThingList
              station={station}
              group={one}
              label={label}
              columns={columns}
              isOpen={isOpen}
              dialogs={dialogs}
              addressOf={addressOf}
              onAct={onAct}
            />
          ),
        };
      })}
    />
  );
});

function GroupCount({ station, group }: { readonly station: Station; readonly group: string }) {
  return <Badge count={useFrom(station, () => station.verdicts().count(group))} />;
}
