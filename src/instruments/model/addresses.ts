/** The page of a machine. */
export const MACHINE = '/model/machine';

export const machineAddress = (machine: string): string => `${MACHINE}?id=${encodeURIComponent(machine)}`;

/** How aggregates really went. */
export const PROCESS = '/model/process';

/** Where a company in memory is played with, and its lessons. */
export const SIMULATOR = '/model/simulate';
export const LESSONS = '/model/lessons';

export const simulatorAddress = (machine: string): string => `${SIMULATOR}?id=${encodeURIComponent(machine)}`;
export const lessonAddress = (id: string): string => `${SIMULATOR}?lesson=${encodeURIComponent(id)}`;
