type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>

export function closure(manifest: Manifest, keys: readonly string[]): Set<string>
export function startEntries(language: string): string[]
export function sentences(language: string, areas: readonly string[]): string[]
