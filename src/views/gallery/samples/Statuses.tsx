import { Badge } from '../../ui/Badge.tsx';
import { Inline, Stack } from '../../ui/layout.tsx';
import { Status } from '../../ui/Status.tsx';
import { Tag } from '../../ui/Tag.tsx';
import TagList from '../../ui/TagList.tsx';
import { tones } from '../../ui/theme/tokens.ts';
import { useState } from 'react';

const filters = [
  { id: 'branch', text: 'Branch: Yangon' },
  { id: 'state', text: 'State: In transit' },
  { id: 'day', text: 'Created: 21/11/2026' },
];

export function Statuses() {
  const [left, setLeft] = useState(filters);
  return (
    <Stack>
      <Inline gap="xl">
        {tones.map((tone) => (
          <Status key={tone} tone={tone}>
            {tone}
          </Status>
        ))}
      </Inline>
      <Inline gap="m">
        {tones.map((tone) => (
          <Status key={tone} tone={tone} pill>
            {tone}
          </Status>
        ))}
      </Inline>
      <Inline gap="s">
        {tones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        <Badge count={7} label="7 waiting" />
        <Badge count={128} tone="loud" label="128 unread" />
      </Inline>
      <TagList label="Filters" tags={left} onRemove={(id) => setLeft(left.filter((tag) => tag.id !== id))} />
    </Stack>
  );
}
