import { projectFiles, read, type Findings } from './gate.ts'

/** What belongs to one machine or one network, and to no reader's. */
const forbidden: readonly { what: string; like: RegExp }[] = [
  { what: 'a path of one machine', like: /(?<![\w.~/-])\/(?:work|workspace|root)\/[\w.-]+/ },
  { what: "a person's home folder", like: /(?<![\w.~/-])\/(?:home|Users)\/[\w.-]+\/|\b[A-Z]:\\Users\\/ },
  { what: 'a package registry', like: /https?:\/\/[\w.-]*(?:registry|artifactory|nexus|verdaccio)[\w.-]*/i },
  { what: 'an unresolved merge', like: /^(?:<{7}|>{7}) / },
]
const text =
  /\.(?:[cm]?[jt]sx?|json|md|css|html|ya?ml|sh|svg|txt|sql|toml)$|(?:^|\/)(?:\.[\w.-]+|Dockerfile|LICENSE|run)$/

export async function checkWords(): Promise<Findings> {
  const files = (await projectFiles()).filter((path) => text.test(path) && path !== 'scripts/check/gates.test.ts')
  return { problems: files.flatMap((path) => forbiddenIn(path, read(path))) }
}

export function forbiddenIn(path: string, content: string): string[] {
  return content.split('\n').flatMap((line, index) =>
    forbidden.flatMap(({ what, like }) => {
      const found = like.exec(line)
      return found ? [`${path}:${index + 1}: ${what}: ${found[0]}`] : []
    }),
  )
}
