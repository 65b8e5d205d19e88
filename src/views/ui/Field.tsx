import { FieldError, Label, Text } from 'react-aria-components';
import type { ReactNode } from 'react';
import * as css from './Field.css.ts';
import { hidden } from './Hidden.css.ts';
import { Icon } from './Icon.tsx';

/** The words around every field. An error hides the description and takes its line. */
export interface FieldWords {
  label: string;
  /** Read by a screen reader only, where the place says it, as in a toolbar. */
  labelHidden?: boolean;
  description?: ReactNode;
  /** Overrides what the form says of this field. */
  error?: string | undefined;
  /** No line kept free under the field, for toolbars and filters. */
  bare?: boolean;
  isRequired?: boolean;
}

/** Splits the words from what the field itself takes. */
export function takeWords<P extends FieldWords>(props: P) {
  const { label, labelHidden, description, error, bare, ...rest } = props;
  const words: FieldWords = { label, error };
  if (labelHidden !== undefined) words.labelHidden = labelHidden;
  if (description !== undefined) words.description = description;
  if (bare !== undefined) words.bare = bare;
  if (props.isRequired !== undefined) words.isRequired = props.isRequired;
  return { words, rest, invalid: error === undefined ? {} : { isInvalid: true } };
}

/** The class of a field's frame. */
export const fieldClass = ({ bare = false }: FieldWords): string => (bare ? `${css.field} ${css.bare}` : css.field);

/** The name above a control, with the mark of a required one. */
export function FieldLabel({ label, labelHidden = false, isRequired = false }: FieldWords) {
  return (
    <Label className={labelHidden ? hidden : css.label}>
      {label}
      {isRequired && (
        <span className={css.star} aria-hidden="true">
          *
        </span>
      )}
    </Label>
  );
}

/** The line under a control: the description, or what is wrong. */
export function FieldMessage({ description, error, bare = false }: FieldWords) {
  if (bare && description === undefined && error === undefined) return <FieldErrorLine error={undefined} />;
  return (
    <div className={css.message}>
      {description !== undefined && (
        <Text slot="description" className={css.description} elementType="div">
          {description}
        </Text>
      )}
      <FieldErrorLine error={error} />
    </div>
  );
}

/** A description that asks to look again at what is accepted. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <span className={css.caution}>
      <Icon name="warning" size={14} />
      <span>{children}</span>
    </span>
  );
}

function FieldErrorLine({ error }: { error: string | undefined }) {
  return (
    <FieldError className={css.error} elementType="div">
      {({ validationErrors }) => (
        <>
          <Icon name="error" size={14} />
          <span>{error ?? validationErrors.join(' ')}</span>
        </>
      )}
    </FieldError>
  );
}
