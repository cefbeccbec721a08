import { readFile, stat } from 'node:fs/promises'
import { startError } from '../start-error.ts'
import type { Account } from './processes.ts'

/**
 * PostgreSQL refuses to run as root. An existing cluster keeps its owner, so that a
 * `postgres` user that appears later does not lock us out of data made as `nobody`.
 */
export async function databaseAccount(clusters: string[]): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const users = await readUsers()
  for (const cluster of clusters) {
    const found = await stat(cluster).catch(() => null)
    if (found && found.uid !== 0) {
      const name = users.find((user) => user.uid === found.uid)?.name ?? `user ${found.uid}`
      return { name, uid: found.uid, gid: found.gid }
    }
  }
  const account = ['postgres', 'nobody']
    .map((name) => users.find((user) => user.name === name && user.uid !== 0))
    .find((user) => user !== undefined)
  if (account) return account
  throw startError(
    'PostgreSQL does not run as root and this machine has neither a user "postgres" nor "nobody": start Trilha as an ordinary user.',
  )
}

async function readUsers(): Promise<Account[]> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((user) => Number.isInteger(user.uid) && user.uid >= 0 && user.gid >= 0)
}
