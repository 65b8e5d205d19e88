import { iconTitle } from './iconTitles.ts';
import { choiceOf, labelOf } from './labels.ts';
import type { ReferenceName } from './kind.ts';
import { useEnvironment } from './environment.ts';
import { RecordLink, RecordLinks } from './RecordLink.tsx';
import { useReferences } from './references.ts';
import { dialled, phoneText } from '#i18n/phone.ts';
import { numberInField } from '#i18n/recordNumber.ts';
import type { Words } from '#i18n/words.ts';
import { isTop } from '#i18n/isTop.ts';
import { isLinked, type LinkedRecord } from '#views/place/addresses.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/language/words.tsx';
import { MEASURES, writeMeasure } from './measures.ts';
import { placeText } from './placeText.ts';
import type { ValueProps } from './valueProps.ts';

const Pictures = arriving(() => import('./uploads/Pictures.tsx'));
const PermissionList = arriving(() => import('./permissions/PermissionList.tsx'));
const RowsTable = arriving(() => import('./RowsTable.tsx'));

/**
 * Returns the name of an id, told apart by its branch if it belongs to one; an ellipsis while names are read, and the id
 * where it has no name.
 */
function useNameOf(to: ReferenceName, id: string): { readonly name: string; readonly isKnown: boolean } {
  const { byId, nameOf } = useReferences(to);
  const entry = byId.get(id);
  const name = entry && entry.branch === undefined ? entry.label : nameOf(id);
  return { name, isKnown: entry !== undefined };
}

/** A name for an id. */
export const ReferenceText = ({ to, id }: { to: ReferenceName; id: string }) => useNameOf(to, id).name;

const hasPage = (to: ReferenceName): to is ReferenceName & LinkedRecord => isLinked(to);

/** The name of something that has a page of its own, leading to it. */
function ReferenceLink({ to, id }: { to: ReferenceName & LinkedRecord; id: string }) {
  const { name, isKnown } = useNameOf(to, id);
  return isKnown ? <RecordLink to={to} id={id} name={name} /> : name;
}

/** Names of several ids, each with its distinguishing text. */
function ReferenceTexts({ to, ids }: { to: ReferenceName; ids: readonly string[] }) {
  return useWords().list(ids.map(useReferences(to).nameOf));
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The ids of uploads that a value is: one, or several. */
const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : isText(value) ? [value] : []);

const isNothing = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0;

/** A state of a region, and what a code names (`machine`, `invariant`), by its title; a number in words, any other text as it is. */
const textOf = (machine: string, field: string, text: string, words: Words): string => {
  const id = [`state.${machine}.${field}.${text}`, `${field}.${text}`].find((one) => words.has(one));
  return id === undefined ? numberInField(machine, field, text, words) : words.text<string>(id);
};

/** A value of any kind in words; null where only a component can say it (a name that must be fetched, a group). */
export function valueText({ machine, info, value, inColumn = false }: ValueProps, words: Words): string | null {
  if (value === null || value === undefined || value === '') return '';
  const { kind } = info;
  switch (kind.kind) {
    case 'money':
      return inColumn ? words.amount(Number(value)) : words.money(Number(value), kind.currency);
    case 'grams':
      return words.weight(Number(value));
    case 'millimetres':
      return words.length(Number(value));
    case 'number':
      return words.number(Number(value));
    case 'decimal':
      return writeMeasure(Number(value), MEASURES.decimal);
    case 'instant':
      return isText(value) ? words.instant(value) : '';
    case 'captured':
      return isText(value) ? (kind.of === 'time' ? words.instant(value) : placeText(value, words)) : '';
    case 'day':
      return isText(value) ? words.day(value) : '';
    case 'yesNo':
      return words.text(value === true ? 'ui.value.yes' : 'ui.value.no');
    case 'choice':
      return isText(value) || typeof value === 'number' ? choiceOf(machine, info.name, String(value), words) : '';
    case 'list':
      return Array.isArray(value)
        ? words.list(value.map((one) => choiceOf(machine, info.name, String(one), words)))
        : '';
    case 'group':
    case 'groups':
    case 'pairs':
    case 'permissions':
      return inColumn ? words.text('ui.value.entries', { count: Object.keys(value).length }) : null;
    case 'notes':
      return words.list(
        Object.entries(value).map(([note, count]) => `${words.number(Number(note))} × ${words.number(Number(count))}`),
      );
    case 'upload':
    case 'uploads':
      return inColumn ? words.text('ui.upload.count', { count: idsIn(value).length }) : null;
    case 'phone':
      return isText(value) ? phoneText(value) : '';
    case 'text':
      return isText(value) ? textOf(machine, info.name, value, words) : JSON.stringify(value);
    case 'console':
      return isText(value) ? (kind.of === 'icon' ? iconTitle(value, words) : value) : '';
    case 'longText':
    case 'fileHash':
    case 'uploadOrText':
      return isText(value) ? value : JSON.stringify(value);
    default:
      return null;
  }
}

/** A value of any kind, for a cell or a field. */
export function Value(props: ValueProps) {
  const words = useWords();
  const isMadeUp = useEnvironment() !== null;
  const { info, value } = props;
  const { kind } = info;
  if (kind.kind === 'reference' && isTop(kind, value)) return words.text('ui.form.none');
  if (kind.kind === 'reference' && isText(value))
    return hasPage(kind.to) && props.inColumn !== true ? (
      <ReferenceLink to={kind.to} id={value} />
    ) : (
      <ReferenceText to={kind.to} id={value} />
    );
  if (kind.kind === 'references') return <ReferenceTexts to={kind.to} ids={idsIn(value)} />;
  if (kind.kind === 'permissions' && props.inColumn !== true) return <PermissionList ids={idsIn(value)} />;
  if (kind.kind === 'record' && isText(value)) return <RecordLink to={kind.to} id={value} />;
  if (kind.kind === 'records' && Array.isArray(value)) return <RecordLinks to={kind.to} ids={value.map(String)} />;
  if ((kind.kind === 'group' || kind.kind === 'groups' || kind.kind === 'pairs') && props.inColumn !== true)
    return isNothing(value) ? (
      ''
    ) : (
      <RowsTable machine={props.machine} name={info.name} kind={kind} value={value} Part={Value} />
    );
  // A made-up picture is nowhere: it is counted, not shown.
  const isCounted = props.inColumn === true || isMadeUp;
  const isPictures = (kind.kind === 'upload' || kind.kind === 'uploads') && !isCounted;
  if (isPictures && idsIn(value).length > 0)
    return <Pictures ids={idsIn(value)} label={labelOf(props.machine, info.name, words)} />;
  const text = valueText({ ...props, inColumn: isCounted }, words) ?? '';
  const call = kind.kind === 'phone' && props.inColumn !== true ? dialled(text) : null;
  return call === null ? text : <Link href={call}>{text}</Link>;
}
