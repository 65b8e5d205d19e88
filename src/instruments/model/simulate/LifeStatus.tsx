import { StateStatus } from '#views/shapes/fields/StateStatus.tsx';
import { usePresented } from '#views/usePresented.ts';

/** A state of an aggregate of any machine, once the machine's presentation has come. */
export function AggregateStatus({ machine, state }: { readonly machine: string; readonly state: string }) {
  const aggregateType = usePresented(machine);
  return aggregateType && <StateStatus aggregateType={aggregateType} state={state} />;
}
