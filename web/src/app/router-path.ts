/** Parameters that take the rest of the path, slashes and all. */
type Rest = 'nextRedirect'
const rest: readonly string[] = ['nextRedirect' satisfies Rest]

/** `*` → `$`, `/map/{map}` → `/map/$map`, `game:{id}` → `game:{$id}`, `/redirect/to/{nextRedirect}` → `/redirect/to/$`. */
export type RouterPath<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? `${Segment<Head>}/${RouterPath<Tail>}`
  : Segment<P>

type Segment<S extends string> = S extends '*' | `{${Rest}}`
  ? '$'
  : S extends `{${infer Name}}`
    ? `$${Name}`
    : S extends `${infer Before}{${infer Name}}${infer After}`
      ? `${Before}{$${Name}}${After}`
      : S

export function routerPath<const P extends string>(path: P): RouterPath<P> {
  return path.split('/').map(segment).join('/') as RouterPath<P>
}

function segment(text: string): string {
  if (text === '*') return '$'
  const whole = /^\{(\w+)\}$/.exec(text)?.[1]
  if (whole !== undefined) return rest.includes(whole) ? '$' : `$${whole}`
  return text.replace(/\{(\w+)\}/, (_braces, name: string) => `{$${name}}`)
}

/** The part of a page's path below its parent's, as a nested route takes it. */
export function childPath<Parent extends string, Full extends `${Parent}/${string}`>(
  parent: Parent,
  full: Full,
): Full extends `${Parent}/${infer Below}` ? Below : never {
  return full.slice(parent.length + 1) as Full extends `${Parent}/${infer Below}` ? Below : never
}
