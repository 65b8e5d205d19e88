import { useId } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import type { DropItem, FileDropItem } from 'react-aria-components';
import { Button } from './Button.tsx';
import {
  label as labelClass,
  message,
  description as descriptionClass,
  error as errorClass,
  field,
  star,
} from './Field.css.ts';
import type { FieldWords } from './Field.tsx';
import * as css from './FileField.css.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { useWords } from './words.tsx';

/** Files, chosen or dropped. What they hold is judged by the caller, who says so in `error`. */
export interface FileFieldProps extends Omit<FieldWords, 'labelHidden' | 'bare'> {
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** Types taken, as `.xlsx` or `image/*`. */
  accept?: readonly string[];
  multiple?: boolean;
  /** A size in words of the reader's language. */
  sizeText?: (bytes: number) => string;
}

const inKilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en')} kB`;

const isFile = (item: DropItem): item is FileDropItem => item.kind === 'file';

export function FileField({
  label,
  description,
  error,
  isRequired = false,
  files,
  onChange,
  accept,
  multiple = false,
  sizeText = inKilobytes,
}: FileFieldProps) {
  const words = useWords();
  const labelId = useId();
  const messageId = useId();
  const take = (fresh: File[]): void => onChange(multiple ? [...files, ...fresh] : fresh.slice(0, 1));
  return (
    <div className={field} role="group" aria-labelledby={labelId} aria-describedby={messageId}>
      <span id={labelId} className={labelClass}>
        {label}
        {isRequired && (
          <span className={star} aria-hidden="true">
            *
          </span>
        )}
      </span>
      <DropZone
        className={css.zone}
        data-wrong={error === undefined ? undefined : ''}
        aria-label={label}
        onDrop={({ items }) => void Promise.all(items.filter(isFile).map((item) => item.getFile())).then(take)}
      >
        <FileTrigger
          allowsMultiple={multiple}
          onSelect={(list) => list && take([...list])}
          {...(accept && { acceptedFileTypes: accept })}
        >
          <Button size="small" icon="upload">
            {words.chooseFile}
          </Button>
        </FileTrigger>
        <span className={css.drop}>{words.dropFile}</span>
        {files.length > 0 && (
          <ul className={css.files}>
            {files.map((one) => (
              <li key={`${one.name}${one.lastModified}`} className={css.file}>
                <Icon name={one.type.startsWith('image/') ? 'image' : 'file'} />
                <span className={css.name}>{one.name}</span>
                <span className={css.bytes}>{sizeText(one.size)}</span>
                <IconButton
                  size="small"
                  icon="cross"
                  label={`${words.remove} ${one.name}`}
                  onPress={() => onChange(files.filter((other) => other !== one))}
                />
              </li>
            ))}
          </ul>
        )}
      </DropZone>
      <div id={messageId} className={message}>
        {error === undefined ? (
          <span className={descriptionClass}>{description}</span>
        ) : (
          <span className={errorClass} role="alert">
            <Icon name="error" size={14} />
            {error}
          </span>
        )}
      </div>
    </div>
  );
}
