import { Misuse } from './commandLine.ts';

const FEWEST_CHARACTERS = 12;

/** Asks at the terminal without showing what is typed. */
function ask(question: string): Promise<string> {
  const { stdin, stderr } = process;
  // First, so that nothing is shown of an answer that comes with the question.
  stdin.setRawMode(true);
  stderr.write(question);
  stdin.setEncoding('utf8');
  stdin.resume();
  return new Promise((resolve) => {
    let typed = '';
    const listen = (keys: string): void => {
      for (const key of keys) {
        if (key === '\u0003') process.exit(130);
        if (key === '\r' || key === '\n') {
          stdin.off('data', listen).setRawMode(false).pause();
          stderr.write('\n');
          resolve(typed);
          return;
        }
        typed = key === '\u007f' ? typed.slice(0, -1) : typed + key;
      }
    };
    stdin.on('data', listen);
  });
}

/** Returns the passphrase of BACKUP_PASSPHRASE, or asks for it, twice if it is a new one. */
export async function passphraseOf(isNew: boolean): Promise<string> {
  const given = process.env['BACKUP_PASSPHRASE'];
  if (given !== undefined && given !== '') return isNew ? longEnough(given) : given;
  if (!process.stdin.isTTY)
    throw new Misuse('Set BACKUP_PASSPHRASE, or run this at a terminal, which asks for the passphrase.');
  const typed = await ask('Passphrase of the backup: ');
  if (!isNew) return typed;
  longEnough(typed);
  if ((await ask('The same once more: ')) !== typed) throw new Misuse('The two passphrases differ.');
  return typed;
}

function longEnough(passphrase: string): string {
  if (passphrase.length < FEWEST_CHARACTERS)
    throw new Misuse(`The passphrase has ${passphrase.length} characters; it needs at least ${FEWEST_CHARACTERS}.`);
  return passphrase;
}
