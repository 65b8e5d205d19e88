import { useId, useState } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import type { DropItem, FileDropItem } from 'react-aria-components';
import { UPLOAD_LIMITS, UPLOAD_TYPES, type UploadKind } from '#machines/fields/uploads.ts';
import { Button } from '#views/ui/Button.tsx';
import * as field from '#views/ui/Field.css.ts';
import type { FieldWords } from '#views/ui/Field.tsx';
import * as zone from '#views/ui/FileField.css.ts';
import { Icon } from '#views/ui/Icon.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { ProgressBar } from '#views/ui/ProgressBar.tsx';
import { useMedia } from '#views/ui/theme/useMedia.ts';
import { useWords } from '#views/language/words.tsx';
import type { UploadProgress } from '../inputs.ts';
import { SigningPad } from './signing.ts';
import * as css from './Uploads.css.ts';
import { useUploads, type Item, type Taken } from './useUploads.ts';

const BYTES_IN_MEGABYTE = 1024 * 1024;

const isFile = (item: DropItem): item is FileDropItem => item.kind === 'file';

/** Pictures of one field: chosen, dropped, pasted or taken with the camera; sent at once, each on its own. */
export interface UploadFieldProps extends FieldWords {
  readonly name: string;
  readonly kind: UploadKind;
  /** True if a picture may wait on this device until there is a line. */
  readonly isKeepable?: boolean | undefined;
  readonly most: number;
  readonly onChange: (kept: readonly Taken[]) => void;
  readonly onProgress: (progress: UploadProgress) => void;
  readonly onBlur?: (() => void) | undefined;
}

export function UploadField({
  name,
  label,
  description,
  error,
  isRequired,
  kind,
  isKeepable = false,
  most,
  onBlur,
  ...rest
}: UploadFieldProps) {
  const words = useWords();
  const [labelId, messageId] = [useId(), useId()];
  const hasCamera = useMedia('(pointer: coarse)');
  const { items, overflow, add, again, remove } = useUploads({ kind, isKeepable, most, ...rest });
  // A picture taken out of the list leaves an empty pad.
  const [sheet, setSheet] = useState(0);
  const [isSigning, setSigning] = useState(false);
  const wrong = (isSigning ? undefined : error) ?? overflow;
  const removeAll = (): void => {
    for (const item of items) remove(item);
  };
  const take = (list: FileList | null): void => {
    if (list) add([...list]);
  };
  const hint = words.text(kind === 'signature' ? 'ui.signature.hint' : 'ui.upload.hint', {
    count: most,
    most: UPLOAD_LIMITS[kind].mostBytes / BYTES_IN_MEGABYTE,
  });
  return (
    <div className={field.field} role="group" aria-labelledby={labelId} aria-describedby={messageId}>
      <span id={labelId} className={field.label}>
        {label}
        {isRequired && (
          <span className={field.star} aria-hidden="true">
            *
          </span>
        )}
      </span>
      <div
        role="presentation"
        onBlur={({ currentTarget, relatedTarget }) => {
          // The window that chooses files takes the focus to nowhere.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) onBlur?.();
        }}
        onPaste={(event) => {
          const { files } = event.clipboardData;
          if (files.length === 0) return;
          event.preventDefault();
          event.stopPropagation();
          take(files);
        }}
      >
        <DropZone
          className={zone.zone}
          aria-label={words.text('ui.upload.drop', { field: label })}
          data-wrong={wrong ? '' : undefined}
          onDrop={({ items: dropped }) =>
            void Promise.all(dropped.filter(isFile).map((item) => item.getFile())).then(add)
          }
        >
          {kind === 'signature' && (
            <SigningPad
              key={sheet}
              label={label}
              describedBy={messageId}
              onBegin={() => {
                removeAll();
                setSigning(true);
                rest.onProgress('underWay');
              }}
              onSigned={(file) => {
                setSigning(false);
                if (file) return add([file]);
                removeAll();
                rest.onProgress('ended');
              }}
            />
          )}
          {items.length < most && !isSigning && (
            <>
              <FileTrigger allowsMultiple={most > 1} acceptedFileTypes={[...UPLOAD_TYPES]} onSelect={take}>
                <Button size="small" icon="upload" aria-describedby={messageId} data-field={name}>
                  {words.text('ui.upload.choose')}
                </Button>
              </FileTrigger>
              {hasCamera && (
                <FileTrigger defaultCamera="environment" acceptedFileTypes={['image/jpeg']} onSelect={take}>
                  <Button size="small" icon="image">
                    {words.text('ui.upload.take')}
                  </Button>
                </FileTrigger>
              )}
              <span className={zone.drop}>{words.text('ui.upload.orDrop')}</span>
            </>
          )}
          {items.length > 0 && (
            <ul className={css.items}>
              {items.map((item) => (
                <Line
                  key={item.key}
                  item={item}
                  onAgain={again}
                  onRemove={(one) => {
                    remove(one);
                    setSheet((number) => number + 1);
                  }}
                />
              ))}
            </ul>
          )}
        </DropZone>
      </div>
      <div id={messageId} className={field.message}>
        {wrong ? (
          <span className={field.error} role="alert">
            <Icon name="error" size={14} />
            {wrong}
          </span>
        ) : (
          <span className={field.description}>{description ?? hint}</span>
        )}
      </div>
    </div>
  );
}

/** One file: what it looks like, how far it has come or why it is not taken, and how to be rid of it. */
function Line({
  item,
  onAgain,
  onRemove,
}: {
  item: Item;
  onAgain: (item: Item) => void;
  onRemove: (item: Item) => void;
}) {
  const words = useWords();
  const { file, preview, share, kept, isHere, problem } = item;
  return (
    <li className={css.item}>
      {preview === '' ? (
        <span className={css.blank}>
          <Icon name="image" />
        </span>
      ) : (
        <img className={css.picture} src={preview} alt={file.name} />
      )}
      <span className={css.said}>
        <span className={css.name}>{file.name}</span>
        {problem !== null && (
          <span className={css.problem} role="alert">
            <Icon name="error" size={14} />
            {problem}
          </span>
        )}
        {problem === null && !kept && (
          <ProgressBar label={words.text('ui.upload.sending')} value={Math.round(share * 100)} />
        )}
        {kept && <span className={css.done}>{words.text(isHere ? 'ui.upload.here' : 'ui.upload.done')}</span>}
      </span>
      {problem !== null && preview !== '' && (
        <IconButton
          size="small"
          icon="refresh"
          label={words.text('ui.upload.again', { file: file.name })}
          onPress={() => onAgain(item)}
        />
      )}
      <IconButton
        size="small"
        icon="cross"
        label={words.text('ui.upload.remove', { file: file.name })}
        onPress={() => onRemove(item)}
      />
    </li>
  );
}
