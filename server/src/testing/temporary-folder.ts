import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Open to enter: as root the database's own user must reach its data there, or it is placed elsewhere and stays. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `trilha-${name}-`))
  await chmod(folder, 0o755)
  return folder
}
