import { createContext, useContext, type ComponentType } from 'react';
import type { Language } from '#i18n/languages.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Verdict } from '#services/propose.ts';
import type { FieldWords } from '#views/ui/Field.tsx';
import type { FieldRefusal } from '../form/refusals.ts';
import type { Inputs } from './inputs.ts';
import type { FieldKind, Offered } from './kind.ts';
import type { Reference } from './reference.ts';

/** Source of a picture field where no picture is sent anywhere. */
export interface PictureProps extends FieldWords {
  readonly inputs: Inputs;
  readonly name: string;
  readonly kind: Extract<FieldKind, { kind: 'upload' | 'uploads' }>;
  readonly above: string;
}

/** Receiver of events and source of names in place of the server: a sandbox with a clock of its own. */
export interface Environment {
  /** The time there, UTC ISO. */
  readonly now: () => string;
  readonly propose: (
    aggregateType: AggregateType,
    aggregate: Aggregate,
    type: string,
    payload: Readonly<Record<string, unknown>>,
  ) => Verdict;
  /** Learns of a payload that its form refused to send. */
  readonly refused?: (
    aggregateType: AggregateType,
    aggregate: Aggregate,
    type: string,
    payload: Readonly<Record<string, unknown>>,
    refusals: readonly FieldRefusal[],
  ) => void;
  readonly referencesOf: (to: Offered, language: Language) => readonly Reference[];
  readonly Picture: ComponentType<PictureProps>;
}

export const EnvironmentContext = createContext<Environment | null>(null);

/** The office that forms and names inside belong to; null for the server. */
export const useEnvironment = (): Environment | null => useContext(EnvironmentContext);
