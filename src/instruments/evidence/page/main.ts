import { verifyPack, type Verification } from '../verify.ts';
import { element } from './element.ts';
import { filesOf } from './files.ts';
import { resultOf } from './result.ts';
import { LANGUAGES, ownLanguage, say, type Language } from './words.ts';

/** Page that verifies a pack of evidence: one file, opened from a disk, without network requests. */
const page = document.getElementById('page');
const input = element('input', { type: 'file', multiple: '', id: 'files' });
const status = element('p', { role: 'status', class: 'muted' });
const result = element('div');

let language: Language = ownLanguage();
let shown: Verification | null = null;
let saying: string | null = null;

function languageButton(id: Language): HTMLElement {
  const button = element(
    'button',
    { type: 'button', lang: id, 'aria-pressed': String(id === language) },
    LANGUAGES[id],
  );
  button.addEventListener('click', () => {
    language = id;
    draw();
    page?.querySelector<HTMLElement>(`button[lang=${id}]`)?.focus();
  });
  return button;
}

function drawResult(): void {
  status.textContent = saying === null ? '' : say(language, saying);
  result.replaceChildren(...(shown ? [resultOf(shown, language)] : []));
}

function draw(): void {
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  document.title = say(language, 'evidence.verifyTitle');
  page?.replaceChildren(
    element(
      'header',
      {},
      element('h1', {}, say(language, 'evidence.verifyTitle')),
      element('div', { role: 'group', 'aria-label': say(language, 'evidence.language') }, ...languages()),
    ),
    element('p', {}, say(language, 'evidence.verifyHow')),
    element('label', { class: 'chooser', for: 'files' }, say(language, 'evidence.choose'), input),
    status,
    result,
  );
  drawResult();
}

const languages = (): HTMLElement[] => (Object.keys(LANGUAGES) as Language[]).map(languageButton);

async function verify(chosen: readonly File[]): Promise<void> {
  if (chosen.length === 0) return;
  shown = null;
  saying = 'evidence.verifying';
  drawResult();
  try {
    shown = await verifyPack(await filesOf(chosen));
    saying = null;
  } catch (error) {
    // A browser without Ed25519 throws here.
    console.error(error);
    saying = 'evidence.cannotVerify';
  }
  drawResult();
  document.getElementById('verdict')?.focus();
}

input.addEventListener('change', () => void verify([...(input.files ?? [])]));
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  void verify([...(event.dataTransfer?.files ?? [])]);
});
draw();
