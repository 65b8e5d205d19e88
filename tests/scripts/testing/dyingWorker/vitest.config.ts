import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['tests/scripts/testing/dyingWorker/*.example.ts'] } });
