import { executeTool, lines, type Findings } from './gate.ts'

/** What counts as a copy stands in .jscpd.json; none is borne. */
export async function checkDuplicates(): Promise<Findings> {
  const { code, output } = await executeTool('jscpd', ['--no-colors', '--fail-on-empty'])
  return { problems: code === 0 ? [] : lines(output).filter((line) => !/^[┌├│└]/.test(line)) }
}
