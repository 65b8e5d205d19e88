/** Path of the page of a machine. */
export const MACHINE = '/model/machine';

export const machineAddress = (machine: string): string => `${MACHINE}?id=${encodeURIComponent(machine)}`;

/** Path of the process page. */
export const PROCESS = '/model/process';

/** Path of the simulator. */
export const SIMULATOR = '/model/simulate';
export const LESSONS = '/model/lessons';

export const simulatorAddress = (machine: string): string => `${SIMULATOR}?id=${encodeURIComponent(machine)}`;
export const lessonAddress = (id: string): string => `${SIMULATOR}?lesson=${encodeURIComponent(id)}`;
