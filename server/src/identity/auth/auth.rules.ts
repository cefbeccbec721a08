export interface DeviceWords {
  browser: string | null
  system: string | null
}

/** In this order: most browsers also carry the names of those before them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Enough for a person to know their own device again, and no more: versions and models would tell devices apart. */
export function deviceWords(userAgent: string | undefined): DeviceWords {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) }
}

function firstIn(table: readonly (readonly [RegExp, string])[], text = ''): string | null {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
