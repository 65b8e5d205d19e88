import { readFile } from 'node:fs/promises';
import * as calls from '#calls/evidence.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { hexOf } from '#proofs/bytes.ts';
import type { Query } from '#instruments/evidence/pack.ts';
import { Problem } from '../../http/errors.ts';
import { wordsOf } from '../../http/language.ts';
import { Answer, implement, type Route } from '../../http/route.ts';
import { EvidenceFault } from '../evidence/fault.ts';
import { EVIDENCE_MOST, populationOf, treeFor } from '../evidence/find.ts';
import { makeEvidence } from '../evidence/make.ts';
import type { Signer } from '../../ledger/signing/signer.ts';
import { undrawnHeaders } from '../../papers/pdfAnswer.ts';
import { recordEvidenceRead } from '../../reads/recordRead.ts';
import type { Core } from '../../routes/context.ts';

export interface EvidenceParts extends Pick<Core, 'pool' | 'read'> {
  readonly signer: Signer;
  /** Address of the built page that verifies a pack. */
  readonly verifier: string;
}

/** Throws unless the actor sees the whole log: the population of one branch would prove nothing. */
function seesAll(actor: Actor): void {
  if (actor.scope !== 'all' || actor.merchant !== null) throw new Problem('forbidden');
}

function inOrder({ from, to }: Query): void {
  if (from !== undefined && to !== undefined && from > to)
    throw new Problem('invalid', {
      refusals: [{ code: 'invalid', rule: 'audit.timesInOrder', values: { field: 'to', from, to } }],
    });
}

/** Converts an evidence fault to a refusal with its reason. */
async function orRefused<Value>(making: Promise<Value>): Promise<Value> {
  try {
    return await making;
  } catch (error) {
    if (!(error instanceof EvidenceFault)) throw error;
    throw new Problem('invalid', { refusals: [{ code: 'invalid', rule: error.rule, values: error.values }] });
  }
}

/**
 * Routes of evidence for auditors: counts the matching events of the signed log, then returns them proven, with a
 * verifier.
 */
export const evidenceRoutes = ({ pool, read, signer, verifier }: EvidenceParts): Route[] => [
  implement(calls.countEvidence, async ({ body: { query }, actor }) => {
    seesAll(actor);
    inOrder(query);
    const { size, root, at } = await orRefused(treeFor(pool, null));
    return {
      ...(await read((from) => populationOf(from, query, size))),
      size,
      root: hexOf(root),
      signedAt: at,
      most: EVIDENCE_MOST,
    };
  }),
  implement(calls.makeEvidence, async (call) => {
    const { body, actor, language, now } = call;
    const { query, size, sample } = body;
    seesAll(actor);
    inOrder(query);
    const pack = await orRefused(
      makeEvidence(
        {
          db: pool,
          actor,
          signer,
          verifier: () => readFile(verifier, 'utf8').catch(() => null),
          words: wordsOf(language),
          at: now.toISOString(),
        },
        { query, size, sample },
      ),
    );
    await recordEvidenceRead(pool, call, pack.name, pack.personal);
    return new Answer(Buffer.from(pack.content), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${pack.name}"`,
        ...undrawnHeaders(pack.undrawn),
      },
    });
  }),
];
