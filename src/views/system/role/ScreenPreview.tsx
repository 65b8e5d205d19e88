import { useCallback } from 'react';
import { EVERYTHING } from '#machines/rights/everything.ts';
import { permissionGroups } from '#machines/rights/permissions.ts';
import type { Words } from '#i18n/words.ts';
import type { MenuEntry, PreviewedScreen } from '#services/roles.ts';
import { loadPresented } from '#views/data/presentations.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { permissionTitle } from '#views/shapes/fields/permissions/titles.ts';
import { choiceOf } from '#views/shapes/fields/labels.ts';
import { Section } from '#views/ui/Card.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { Tag } from '#views/ui/Tag.tsx';
import { ONLINE_COLUMNS } from '#views/system/online/onlineTable.ts';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import type { rightsOf } from './shown.ts';

interface ScreenPreviewProps {
  readonly entry: MenuEntry;
  readonly screen: PreviewedScreen;
  readonly rights: ReturnType<typeof rightsOf>;
}

/** Permission to see phone numbers and e-mail addresses whole (§9). */
const REVEAL = 'personalData.reveal';

/** Rows in which data of people may be masked. */
const PERSONAL: readonly PreviewedScreen['rows'][] = ['scope', 'own', 'customer'];

/** Columns of screens that list no record type. */
const COLUMNS: Readonly<Record<string, typeof ONLINE_COLUMNS>> = { 'system/OnlineUsers': ONLINE_COLUMNS };

/** Returns which rows a screen shows in words. */
const rowsText = ({ sees, rows }: PreviewedScreen, dataScope: string, words: Words): string => {
  if (!sees) return words.text('ui.role.noRows');
  return rows === 'scope' ? choiceOf('role', 'dataScope', dataScope, words) : words.text(`ui.role.rows.${rows}`);
};

/** A screen as the holders of a role meet it: its columns, whose rows it shows, and what they may do there. */
export function ScreenPreview({ entry, screen, rights: { permissions, dataScope } }: ScreenPreviewProps) {
  const words = useWords();
  const about = screen.about ?? '';
  const { answer: presented } = useAsked(useCallback(() => loadPresented(about), [about]));
  const held = new Set(permissions);
  const holds = (id: string): boolean => held.has(EVERYTHING) || held.has(id);
  const ids = permissionGroups().find((group) => group.about === about)?.ids ?? [];
  const acts = [...ids.filter((id) => !id.endsWith('.read')), ...screen.acts];
  const may = acts.filter(holds);
  const mayNot = acts.filter((id) => !holds(id));
  const listed: readonly { readonly field: string }[] =
    presented && 'columns' in presented && Array.isArray(presented.columns) ? presented.columns : [];
  const columns = [
    ...(COLUMNS[screen.component] ?? []).map((id) => words.text(id)),
    ...listed.map(({ field }) => labelOf(about, field, words)),
  ];
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
            detail: rowsText(screen, dataScope, words),
          },
          ...(PERSONAL.includes(screen.rows)
            ? [
                {
                  id: 'personal',
                  term: words.text('ui.role.personal'),
                  detail: words.text(holds(REVEAL) ? 'ui.role.personalWhole' : 'ui.role.personalMasked'),
                },
              ]
            : []),
          ...(columns.length > 0
            ? [{ id: 'columns', term: words.text('ui.role.columns'), detail: tags([...new Set(columns)]) }]
            : []),
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
