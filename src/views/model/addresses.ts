/** The page of a machine. */
export const MACHINE = '/model/machine';

export const machineAddress = (machine: string): string => `${MACHINE}?id=${encodeURIComponent(machine)}`;
