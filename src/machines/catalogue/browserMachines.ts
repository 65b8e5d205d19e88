import type { AnyStateMachine } from 'xstate';
import { passageMachine } from '../scanning/station/passage.ts';
import { stationMachine } from '../scanning/station/machine.ts';

/** Machines of the browser without events in the log, by their ids. The atlas shows their charts. */
export const browserMachines: Readonly<Record<string, AnyStateMachine>> = {
  scanningStation: stationMachine,
  scanningPassage: passageMachine,
};
