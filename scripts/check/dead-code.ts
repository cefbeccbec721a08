import { executeTool, lines, type Findings } from './gate.ts'

export async function checkDeadCode(): Promise<Findings> {
  const { code, output } = await executeTool('knip', ['--no-progress', '--reporter', 'compact'])
  return { problems: code === 0 ? [] : lines(output) }
}
