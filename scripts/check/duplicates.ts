import { executeTool, failureLines, lines, type Findings } from './gate.ts'

/** What counts as a copy stands in .jscpd.json; none is borne. */
export async function checkDuplicates(): Promise<Findings> {
  const outcome = await executeTool('jscpd', ['--no-colors', '--fail-on-empty'])
  const said = lines(outcome.output).filter((line) => !/^[┌├│└]/.test(line))
  return { problems: failureLines(outcome, said) }
}
