import english from '../src/i18n/en.json' with { type: 'json' };
import { commandLine } from './commandLine.ts';
import { LANGUAGE_IDS, LANGUAGES } from '../src/i18n/languages.ts';

type Messages = Readonly<Record<string, string>>;

const messagesOf = async (language: string): Promise<Messages> => {
  const { default: messages }: { default: Messages } = await import(`../src/i18n/${language}.json`, {
    with: { type: 'json' },
  });
  return messages;
};

const all = Object.entries(english);
const { words: asked } = commandLine({
  usage:
    'Usage: npm run words [-- <language> ...]\nCounts the messages that each language still says in English, and lists those of the named ones.',
  word: 'language',
  words: LANGUAGE_IDS,
});

/**
 * Prints the number of missing messages of each language. Languages on the command line list each with its English
 * text.
 */
for (const language of LANGUAGE_IDS) {
  const own = await messagesOf(language);
  const missing = all.filter(([id]) => !Object.hasOwn(own, id));
  console.log(`${language} ${LANGUAGES[language].name}: ${missing.length} of ${all.length} missing`);
  if (asked.includes(language)) for (const [id, text] of missing) console.log(`  ${id}: ${text}`);
}
