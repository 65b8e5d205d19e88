import { useCallback } from 'react';
import { EVERYTHING } from '#machines/everything.ts';
import { permissionGroups } from '#machines/permissions.ts';
import type { MenuEntry } from '#services/roles.ts';
import { loadPresented } from '#views/presentations.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { permissionTitle } from '#views/shapes/fields/permissions/titles.ts';
import { choiceOf } from '#views/shapes/fields/labels.ts';
import { Section } from '#views/ui/Card.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { Tag } from '#views/ui/Tag.tsx';
import { useAsked } from '#views/useAsked.ts';
import { useWords } from '#views/words.tsx';
import type { rightsOf } from './shown.ts';

interface ScreenPreviewProps {
  readonly entry: MenuEntry;
  readonly rights: ReturnType<typeof rightsOf>;
}

/** Permission to see phone numbers and e-mail addresses whole (§9). */
const REVEAL = 'personalData.reveal';

/** A screen as the holders of a role meet it: its columns, whose rows it shows, and what they may do there. */
export function ScreenPreview({ entry, rights: { permissions, dataScope } }: ScreenPreviewProps) {
  const words = useWords();
  const about = entry.permission?.slice(0, entry.permission.indexOf('.')) ?? '';
  const { answer: presented } = useAsked(useCallback(() => loadPresented(about), [about]));
  const held = new Set(permissions);
  const holds = (id: string): boolean => held.has(EVERYTHING) || held.has(id);
  const ids = permissionGroups().find((group) => group.about === about)?.ids ?? [];
  const acts = ids.filter((id) => !id.endsWith('.read'));
  const may = acts.filter(holds);
  const mayNot = acts.filter((id) => !holds(id));
  const columns: readonly { readonly field: string }[] =
    presented && 'columns' in presented && Array.isArray(presented.columns) ? presented.columns : [];
  const tags = (titles: readonly string[]) =>
    titles.length === 0 ? null : (
      <Inline gap="xs">
        {titles.map((title) => (
          <Tag key={title}>{title}</Tag>
        ))}
      </Inline>
    );
  return (
    <Section title={entry.title} description={words.text('ui.role.noActing')}>
      <DescriptionList
        columns={1}
        items={[
          { id: 'path', term: words.text('ui.role.path'), detail: entry.path },
          {
            id: 'rows',
            term: words.text('ui.role.rows'),
            detail:
              holds(`${about}.read`) || holds(entry.permission ?? '')
                ? choiceOf('role', 'dataScope', dataScope, words)
                : words.text('ui.role.noRows'),
          },
          {
            id: 'personal',
            term: words.text('ui.role.personal'),
            detail: words.text(holds(REVEAL) ? 'ui.role.personalWhole' : 'ui.role.personalMasked'),
          },
          {
            id: 'columns',
            term: words.text('ui.role.columns'),
            detail: tags([...new Set(columns.map(({ field }) => labelOf(about, field, words)))]),
          },
          {
            id: 'may',
            term: words.text('ui.role.mayDo'),
            detail: tags([...new Set(may.map((id) => permissionTitle(id, words)))]) ?? words.text('ui.role.onlyLook'),
          },
          {
            id: 'mayNot',
            term: words.text('ui.role.mayNotDo'),
            detail: tags([...new Set(mayNot.map((id) => permissionTitle(id, words)))]),
          },
        ]}
      />
    </Section>
  );
}
