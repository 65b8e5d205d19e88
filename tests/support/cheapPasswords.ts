import { vi } from 'vitest';

// A hash at full cost takes 0.1 s of a core, and a fifth of the server's tests was hashing. The servers that tests start as
// processes of their own hash at full cost.
vi.mock('#server/auth/passwordCost.ts', () => ({
  PASSWORD_COST: { memoryCost: 1024, timeCost: 1, parallelism: 1 },
}));
