import { StateStatus } from '#views/shapes/fields/StateStatus.tsx';
import { usePresented } from '#views/data/usePresented.ts';

/** Shows the state of an aggregate of any machine once its presentation has loaded. */
export function AggregateStatus({ machine, state }: { readonly machine: string; readonly state: string }) {
  const aggregateType = usePresented(machine);
  return aggregateType && <StateStatus aggregateType={aggregateType} state={state} />;
}
