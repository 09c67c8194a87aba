const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Browser and system of a session as people call them: "Firefox, Linux"; empty where neither is known. */
export function deviceOf(userAgent: string | null): string {
  const nameIn = (known: [string, RegExp][]) =>
    known.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ');
}
