import type { Route } from '../../http/route.ts';
import type { Signer } from '../../ledger/signing/signer.ts';
import type { Core } from '../../routes/context.ts';
import type { Rejudger } from '../rejudging/runner.ts';
import { TEST_ATLAS } from '../testAtlas.ts';
import { caseRoutes } from './cases.ts';
import { eventFileRoutes } from './eventFiles.ts';
import { evidenceRoutes } from './evidence.ts';
import { modelRoutes } from './models.ts';
import { processRoutes } from './process.ts';
import { processMiningRoutes } from './processMining.ts';
import { proofRoutes } from './proofs.ts';
import { rejudgementRoutes } from './rejudgements.ts';

interface InstrumentParts {
  readonly core: Core;
  readonly signer: Signer;
  /** The built page that verifies a pack of evidence. */
  readonly verifier: string;
  readonly rejudger: Rejudger;
  /** Directory of the last run of the tests, if not this checkout's. */
  readonly testAtlas: string | undefined;
}

/** The calls of auditors, developers and trainers: the model, proofs, evidence, process mining, cases and rejudgement. */
export const instrumentRoutes = ({
  core,
  signer,
  verifier,
  rejudger,
  testAtlas = TEST_ATLAS,
}: InstrumentParts): Route[] => [
  ...modelRoutes(core.pool, testAtlas),
  ...caseRoutes(core),
  ...processMiningRoutes(core),
  ...processRoutes(core),
  ...eventFileRoutes(core),
  ...proofRoutes(core),
  ...evidenceRoutes({ pool: core.pool, read: core.read, signer, verifier }),
  ...rejudgementRoutes(core.pool, rejudger),
];
