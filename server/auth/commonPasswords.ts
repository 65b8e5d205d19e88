/** Words that guessers of this company's passwords would try first. */
const COMPANY_WORDS = [
  'shweli',
  'ruili',
  'muse',
  'yangon',
  'mandalay',
  'myanmar',
  'burma',
  'china',
  'kunming',
  'lashio',
];

const TRADE_WORDS = ['express', 'parcel', 'courier', 'logistics', 'delivery', 'kuaidi', 'wuliu', 'warehouse', 'admin'];

/** Roots of the passwords found most often in leaked lists; digits before or after do not make them stronger. */
const COMMON_ROOTS = `
password passwort passw0rd pass qwerty qwertyuiop qwer qwert asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc
abc abcd abcde abcdef abcdefg abcdefgh abcdefghi iloveyou woaini woaiwojia monkey dragon letmein football baseball
basketball master michael jordan superman batman trustno shadow ashley jesus ninja mustang sunshine princess welcome
login hello charlie donald freedom whatever access flower starwars cheese computer internet secret summer winter spring
autumn hunter killer soccer hockey george andrew daniel thomas robert jennifer jessica nicole joshua matthew tigger
pepper ginger cookie maggie buster samsung nokia google facebook apple android windows lovely love loveyou forever angel
angels blink naruto pokemon junior liverpool chelsea arsenal barcelona manchester ferrari mercedes yamaha honda toyota
root user test tester testing guest demo sample temp default changeme change system server oracle mysql postgres
administrator manager staff office company money lucky happy family mother father baby diamond golden silver orange
banana chocolate purple yellow black white green blue red nihao zhongguo beijing shanghai woaini wang zhang li liu chen
aa aaa aaaa aaaaa aaaaaa aaaaaaaa asd qwe zxc wasd mingalaba mingalar thiha aung kyaw
`
  .trim()
  .split(/\s+/);

const ROOTS = new Set([...COMPANY_WORDS, ...TRADE_WORDS, ...COMMON_ROOTS]);

const KEYBOARD_WALKS = ['1q2w3e4r5t6y7u8i9o0p', '1qaz2wsx3edc4rfv5tgb', 'q1w2e3r4t5y6u7i8o9p0', 'a1b2c3d4e5f6g7h8i9j0'];

const isRun = (text: string): boolean => {
  const steps = new Set<number>();
  for (let at = 1; at < text.length; at += 1) steps.add(text.charCodeAt(at) - text.charCodeAt(at - 1));
  const [step = 2] = steps;
  return steps.size <= 1 && Math.abs(step) <= 1;
};

const isRepeated = (text: string): boolean => `${text}${text}`.indexOf(text, 1) < text.length;

/**
 * Returns whether a password is easy to guess: common, of the company, a run, a repetition, only digits or the
 * username.
 */
export const isCommon = (password: string, username: string): boolean => {
  const text = password.toLowerCase();
  const letters = text.replace(/^\d+|\d+$/g, '');
  return (
    letters === '' ||
    ROOTS.has(letters) ||
    ROOTS.has(letters.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('3', 'e')) ||
    isRun(text) ||
    isRepeated(text) ||
    KEYBOARD_WALKS.some((walk) => walk.startsWith(text)) ||
    text.includes(username.toLowerCase())
  );
};
