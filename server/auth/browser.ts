const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['WeChat', /\bMicroMessenger\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\w{1,12} )?Safari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const PROGRAM = /^([\w.-]{1,40})(?:\/|$)/;

/** Names a browser and its system, such as `Chrome 140, Windows`; an empty text if the header names neither. */
export function browserOf(userAgent: string): string {
  const system = SYSTEMS.find(([, sign]) => sign.test(userAgent))?.[0];
  for (const [name, sign] of BROWSERS) {
    const version = sign.exec(userAgent)?.[1];
    if (version !== undefined) return [`${name} ${version}`, ...(system ? [system] : [])].join(', ');
  }
  return system ?? PROGRAM.exec(userAgent)?.[1] ?? '';
}
