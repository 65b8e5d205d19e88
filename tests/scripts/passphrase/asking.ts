import { passphraseOf } from '../../../scripts/passphrase.ts';

/** Asks for a passphrase as the commands do, and prints it as JSON, with the reason of a refusal. */
try {
  console.log(JSON.stringify({ taken: Buffer.from(await passphraseOf(process.argv[2] === 'new')).toString('hex') }));
} catch (error) {
  console.log(JSON.stringify({ refused: error instanceof Error ? error.message : '' }));
}
