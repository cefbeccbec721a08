import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    clusterUrl: string
    template: string
  }
}

/** A real PostgreSQL for the tests: the one of DATABASE_URL, or an embedded one of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = process.env['DATABASE_URL']
    ? { url: process.env['DATABASE_URL'], stop: async () => undefined }
    : await ownCluster(project.name === 'server' ? hasty : {})
  const template = `trilha_template_${process.pid}_${project.name}`
  await administer(cluster.url, `drop database if exists ${template}`, `create database ${template}`)
  await migrate(databaseUrl(cluster.url, template))
  project.provide('clusterUrl', cluster.url)
  project.provide('template', template)
  return async () => {
    await dropDatabase(cluster.url, template)
    await cluster.stop()
  }
}

/** A database that a test throws away need not outlive a fall of the machine; what is killed must, and a server starts on no other. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }

async function ownCluster(settings: Record<string, string>) {
  const dataDir = await temporaryFolder('test')
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: { max_connections: '200', ...settings },
  })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function administer(clusterUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The database's own housekeeper cannot be put out; it is gone in a moment. */
export async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await administer(clusterUrl, `drop database if exists ${name} with (force)`)
    } catch (error) {
      if (tries >= 20 || (error as { code?: unknown }).code !== '42501') throw error
      await sleep(250)
    }
  }
}

export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}
