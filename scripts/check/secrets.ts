import { executeTool, failureLines, lines, projectFiles, type Findings } from './gate.ts'

const notText = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|mp4|webm|pdf|zip)$/

export async function checkSecrets(): Promise<Findings> {
  const files = (await projectFiles()).filter((path) => !notText.test(path) && path !== 'package-lock.json')
  const outcome = await executeTool('secretlint', [
    '--no-glob',
    '--no-color',
    '--no-terminalLink',
    '--format',
    'unix',
    ...files,
  ])
  return { problems: failureLines(outcome, lines(outcome.output)) }
}
