import { executeTool, failureLines, lines, type Findings } from './gate.ts'

export async function checkDeadCode(): Promise<Findings> {
  const outcome = await executeTool('knip', ['--no-progress', '--reporter', 'compact'])
  return { problems: failureLines(outcome, lines(outcome.output)) }
}
