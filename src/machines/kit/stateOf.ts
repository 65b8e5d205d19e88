import type { AnyStateMachine, StateFrom } from 'xstate';

/** Leaf names of one region's state value. */
type Leaf<Value> = Value extends string ? Value : { [Part in keyof Value]: Leaf<Value[Part]> }[keyof Value];

/** Ids of a parallel machine's leaf states: bare in the main region, prefixed with `<region>.` in the others. */
type LeafOfRegions<Value, Main> = {
  [Region in keyof Value & string]: Region extends Main ? Leaf<Value[Region]> : `${Region}.${Leaf<Value[Region]>}`;
}[keyof Value & string];

/** Ids of a machine's leaf states, by type. `Main` names the main region of a parallel machine. */
export type StateOf<Machine extends AnyStateMachine, Main extends string = never> = [Main] extends [never]
  ? Leaf<StateFrom<Machine>['value']>
  : LeafOfRegions<StateFrom<Machine>['value'], Main>;
