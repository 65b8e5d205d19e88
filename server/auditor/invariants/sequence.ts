import { sequenceFaults } from '../../ledger/sequence.ts';
import type { SetInvariant } from '../invariant.ts';

/** The log is one sequence with its hash chain and its checkpoints (E03, E05). */
export const sequenceHolds: SetInvariant = {
  kind: 'set',
  id: 'E05.sequence',
  machine: 'world',
  find: async (client) => {
    const { faults } = await sequenceFaults(client, []);
    return faults.map(({ place, what }) => ({
      invariant: 'E05.sequence',
      machine: 'log',
      id: place.slice(0, 128),
      evidence: { what },
    }));
  },
};
